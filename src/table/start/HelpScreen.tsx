// The help on a screen of its own: the table, the keys, a first duel, each book in short, and single passages.
import { HelpPages } from '../help/HelpPages.tsx';
import { Masthead } from '../page/Masthead.tsx';

export function HelpScreen({ topic }: { readonly topic: string }) {
  return (
    <main className="screen">
      <Masthead at="help" title="Help" line="How to play, and what each book does differently." />
      <HelpPages topic={topic} />
    </main>
  );
}
