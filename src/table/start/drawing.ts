// Everything that draws for the first page, in one piece that is fetched after it.
export { cardArt } from '../../art/index.ts';
export { portrait } from '../../art/marks.ts';
