// The command line: every command is a module in `commands/` that registers itself on the program.
// Its bundle is also what threads are started from, and those have no use for the command line.
import { isMainThread } from 'node:worker_threads';
import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { BadInput } from '../game/index.ts';
import { commands } from './commands/index.ts';
import { eachOnce } from './once.ts';
import { plain } from './said.ts';

// Whoever reads only the first lines (`| head`) closes the pipe: that is no fault.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

const program = new Command('fivefold')
  .description('Plays Magic: The Gathering by five rulebooks. Unofficial fan work.')
  .version(packageJson.version)
  .showHelpAfterError();

for (const register of commands) register(program);
eachOnce(program);

/** Whatever a command did not foresee is told in a sentence; where it happened is for who mends it. */
function tell(error: unknown): void {
  const { DEBUG } = process.env;
  const words = error instanceof Error ? error.message : String(error);
  const more = DEBUG && error instanceof Error ? `\n${error.stack}` : ' (DEBUG=1 shows where)';
  process.stderr.write(plain(error instanceof BadInput ? `${words}\n` : `fivefold met an error: ${words}${more}\n`));
  process.exitCode = 1;
}

if (isMainThread) await program.parseAsync().catch(tell);
