// What the page calls each book where there is little room; the full name stands where there is more.

import type { BookInfo } from '../../protocol/setup.ts';

const SHORT: { readonly [book: string]: string } = {
  beta: 'Beta',
  fifth: 'Fifth',
  portal: 'Portal',
  tenth: 'Tenth',
  m11: 'M11',
};

export const shortName = (book: Pick<BookInfo, 'id' | 'name'>): string => SHORT[book.id] ?? book.name;
