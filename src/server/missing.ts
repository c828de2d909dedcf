// What may be asked for and not be had: these become replies with a sentence.

/** Asked for something that is not there. */
export class NotThere extends Error {}
/** Asked for something that may not be had yet. */
export class NotYet extends Error {}
