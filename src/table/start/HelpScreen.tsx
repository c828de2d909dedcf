// The help: the keys, the table, and each book in short.
export function HelpScreen({ topic }: { readonly topic: string }) {
  return <main>{topic}</main>;
}
