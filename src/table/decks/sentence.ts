// What is wrong, told as a sentence: the same words stand inside a line elsewhere.

export const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;
