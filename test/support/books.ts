// The five books, in the order in which every table shows them.
export { BOOKS, type BookId } from '../../tools/spec/books.ts';
