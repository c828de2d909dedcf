// What is said twice on the command line where it can be meant once only: no option silently wins over another.

import type { Command, Option } from 'commander';
import { BadInput } from '../game/index.ts';

/** An option with a value of its own that is given twice, or one given beside its opposite, is refused in every command. */
export function eachOnce(program: Command): void {
  for (const command of [program, ...program.commands]) {
    const given = new Map<string, Option>();
    for (const option of command.options)
      command.on(`option:${option.name()}`, () => {
        const before = given.get(option.attributeName());
        given.set(option.attributeName(), option);
        // Some gather what they are given, and some have one opposite.
        if (before === undefined || option.variadic || option.parseArg !== undefined) return;
        if (before !== option)
          throw new BadInput(`${before.long} and ${option.long} contradict each other: leave one of them out`);
        if (option.required || option.optional)
          throw new BadInput(`${option.long} is given twice, and only one of them can count: leave one out`);
      });
  }
}
