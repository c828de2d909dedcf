// Whole numbers out of text. A number read from text may be kept by the runtime as one with a fraction, however whole it is; and
// whatever is worked out with it then is too, until lives, sizes and seats are all kept the slow way, for as long as the process runs.

export const whole = (text: string): number => Number(text) | 0;
