// The list of commands: a new command is a module beside this one and one line here.
import type { Command } from 'commander';

/** Adds one command, with its options and its action, to the program. */
export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [];
