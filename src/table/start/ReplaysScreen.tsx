// Duels that were played, to go on with or to look at again.
export function ReplaysScreen() {
  return <main>ReplaysScreen</main>;
}
