// The help, opened over the table, so that the duel stays where it is.
import { useState } from 'react';
import { HelpPages } from '../../../help/HelpPages.tsx';
import { useDuel } from '../../control/control.ts';
import { ModalWindow } from '../ModalWindow.tsx';

export function HelpDialog({ topic }: { readonly topic: string }) {
  const { open, table } = useDuel();
  const [page, turnTo] = useState(topic);
  return (
    <ModalWindow title="Help" wide onClose={() => open(null)}>
      <HelpPages topic={page} onTopic={turnTo} book={table.book.id} />
    </ModalWindow>
  );
}
