// The types of need.mjs, for the tests that use it.

/** The path of a command, or null where this machine has none of that name. */
export declare function pathOf(command: string): string | null;

/** The path of a command, installed where it is missing; throws a clear sentence where it cannot be. */
export declare function need(command: string, debianPackage: string): string;
