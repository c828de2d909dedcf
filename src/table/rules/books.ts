// The five books by their short names, in the order of their years.

export const BOOKS: Readonly<Record<string, string>> = {
  beta: 'Beta 1993',
  fifth: 'Fifth 1997',
  portal: 'Portal 1997',
  tenth: 'Tenth 2007',
  m11: 'M11 2010',
};
