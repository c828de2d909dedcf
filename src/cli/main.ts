// The command line: every command is a module in `commands/` that registers itself on the program.
// Its bundle is also what threads are started from, and those have no use for the command line.
import { isMainThread } from 'node:worker_threads';
import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';

// Whoever reads only the first lines (`| head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('fivefold')
  .description('Plays Magic: The Gathering by five rulebooks. Unofficial fan work.')
  .version(packageJson.version)
  .showHelpAfterError();

for (const register of commands) register(program);

if (isMainThread) await program.parseAsync();
