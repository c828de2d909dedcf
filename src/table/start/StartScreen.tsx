// The first page: choose a book, a deck and an opponent, and play.
export function StartScreen() {
  return <main>StartScreen</main>;
}
