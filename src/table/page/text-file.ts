// A text as an address from which the browser saves a file.

export const textFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
