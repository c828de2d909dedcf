// Which of the large windows is open; each comes when it is first needed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDuel } from '../control/control.ts';
import { useSmall } from '../layout/size.ts';
import { CalledShowcase } from './CalledShowcase.tsx';

const ZoneDialog = lazy(async () => ({ default: (await import('./dialogs/ZoneDialog.tsx')).ZoneDialog }));
const CardDialog = lazy(async () => ({ default: (await import('./dialogs/CardDialog.tsx')).CardDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./dialogs/HelpDialog.tsx')).HelpDialog }));
const ResultDialog = lazy(async () => ({ default: (await import('./dialogs/ResultDialog.tsx')).ResultDialog }));
const plain = () => import('./dialogs/PlainDialogs.tsx');
const OptionsDialog = lazy(async () => ({ default: (await plain()).OptionsDialog }));
const ConcedeDialog = lazy(async () => ({ default: (await plain()).ConcedeDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./dialogs/KeysDialog.tsx')).KeysDialog }));
const PhasesDialog = lazy(async () => ({ default: (await import('./dialogs/PhasesDialog.tsx')).PhasesDialog }));
const LogDialog = lazy(async () => ({ default: (await plain()).LogDialog }));

function OpenedDialog() {
  const { opened, table, options } = useDuel();
  const small = useSmall();
  switch (opened?.window) {
    case 'zone':
      return <ZoneDialog seat={opened.seat} zone={opened.zone} />;
    case 'card':
      // Without a showcase of its own the table calls one up, and keeps everything else in sight.
      if (options.layout === 'advanced' && !small && opened.whole !== true)
        return <CalledShowcase key={opened.name} name={opened.name} object={opened.object ?? 0} />;
      return <CardDialog key={opened.name} name={opened.name} object={opened.object ?? 0} />;
    case 'help':
      return <HelpDialog topic={opened.topic ?? table.book.id} />;
    case 'options':
      return <OptionsDialog />;
    case 'concede':
      return <ConcedeDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'phases':
      return <PhasesDialog />;
    case 'log':
      return <LogDialog asked={opened.line ?? -1} />;
    default:
      return null;
  }
}

/** The result comes up by itself when the duel ends, and can be called again. */
function Result() {
  const { table, opened, open } = useDuel();
  const { result, duel } = table;
  const [seen, setSeen] = useState('');
  const over = result !== null;
  useEffect(() => {
    if (over) open(null);
  }, [over, open]);
  if (result === null) return null;
  const called = opened?.window === 'result';
  if (!called && seen === duel) return null;
  return (
    <ResultDialog
      result={result}
      onClose={() => {
        setSeen(duel);
        if (called) open(null);
      }}
    />
  );
}

export function Dialogs() {
  return (
    <Suspense fallback={null}>
      <OpenedDialog />
      <Result />
    </Suspense>
  );
}
