// The decks: the list, and the deck builder.
export function DecksScreen({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
