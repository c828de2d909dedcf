// The help, opened over the table, so that the duel stays where it is.
import { useDuel } from '../../duel/control.ts';
import { HelpScreen } from '../../start/HelpScreen.tsx';
import { ModalWindow } from '../ModalWindow.tsx';

export function HelpDialog({ topic }: { readonly topic: string }) {
  const { open } = useDuel();
  return (
    <ModalWindow title="Help" wide onClose={() => open(null)}>
      <HelpScreen topic={topic} />
    </ModalWindow>
  );
}
