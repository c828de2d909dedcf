// Cards that this book plays differently from others, and what is different about it: none so far.

export const cardNotes: { readonly [name: string]: string } = {};
