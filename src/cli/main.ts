// The command line: every command is a module in `commands/` that registers itself on the program.
import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';

const program = new Command('fivefold')
  .description('Plays Magic: The Gathering by five rulebooks. Unofficial fan work.')
  .version(packageJson.version)
  .showHelpAfterError();

for (const register of commands) register(program);

await program.parseAsync();
