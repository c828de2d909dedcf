// The window of a question that the table alone cannot answer; each kind of question has its own inside.
import './questions.css';
import { useEffect, useMemo, useRef } from 'react';
import type { Asked } from '../../../protocol/table.ts';
import { finishWords } from '../../state/draft.ts';
import { ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { Thumb } from './Faces.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import { needsWindow } from './question.ts';
import { OptionQuestion, YesNoQuestion } from './questions/Either.tsx';
import { OrderQuestion } from './questions/Order.tsx';
import { PayQuestion } from './questions/Pay.tsx';
import { PickQuestion } from './questions/Pick.tsx';
import { NumberQuestion, SplitQuestion } from './questions/Steps.tsx';
import type { Room, Size, Spot, Wish } from './room.ts';

const TITLES: Readonly<Record<Asked['ask'], string>> = {
  act: 'What now?',
  pick: 'Choose',
  order: 'Put in order',
  split: 'Divide',
  number: 'How many?',
  option: 'Choose one',
  yesno: 'Decide',
  attack: 'Attack',
  block: 'Defend',
  pay: 'Pay',
};

/** To the right, where it covers none of the lands that are to be clicked. */
const aside = ({ you }: Room, { width }: Size): Spot => ({ x: you.right - width - 8, y: you.top + 6 });

/** At the edge of your territory, whose cards lie in its middle; in a fight beside its window, which may be needed too. */
const beside = ({ you }: Room, { width }: Size): Spot => {
  const fight = document.querySelector('[data-window="combat"]')?.getBoundingClientRect();
  const x = fight === undefined ? you.right - width - 8 : fight.left - width - 8;
  return { x: Math.max(x, you.left + 4), y: you.top + 8 };
};

/** Over the card that asks, and to its right: the lands that would pay lie further left and stay in sight. */
const overCard = (id: number) => {
  return (room: Room, size: Size): Wish => {
    const card = document.querySelector(`[data-piece][data-object="${id}"]`)?.getBoundingClientRect();
    if (card === undefined || card.width === 0) return beside(room, size);
    return { x: card.left, y: card.top - size.height - 8 };
  };
};

function Inside({ asked }: { readonly asked: Asked }) {
  switch (asked.ask) {
    case 'pick':
      return <PickQuestion asked={asked} />;
    case 'order':
      return <OrderQuestion asked={asked} />;
    case 'split':
      return <SplitQuestion asked={asked} />;
    case 'number':
      return <NumberQuestion asked={asked} />;
    case 'option':
      return <OptionQuestion asked={asked} />;
    case 'yesno':
      return <YesNoQuestion asked={asked} />;
    case 'pay':
      return <PayQuestion asked={asked} />;
    default:
      return null;
  }
}

/** Where the answer is in the making, the window has the same buttons as the situation bar. */
function Buttons({ asked }: { readonly asked: Asked }) {
  const { table, draft, done, cancel } = useDuel();
  const first = finishWords(asked, draft, table.book.block);
  // Of several options each has its own button already.
  const other = asked.ask === 'option' && !asked.mayCancel ? null : table.secondary;
  const second = other?.label ?? (asked.mayCancel ? 'Cancel' : null);
  if (first === null && (second === null || asked.ask === 'yesno')) return null;
  return (
    <div className="question-acts">
      {second !== null && (
        <button type="button" className="wbtn" onClick={cancel}>
          {second}
        </button>
      )}
      {first !== null && (
        <button type="button" className="wbtn first" onClick={done}>
          {first}
        </button>
      )}
    </div>
  );
}

/** Whose text asks, the question, and what that text says. */
function Words({ asked }: { readonly asked: Asked }) {
  const { source, text, hint, words } = asked;
  return (
    <div className="question-words">
      {source !== null && <Thumb name={source.name} />}
      <div>
        <p className="question-head">
          <ManaText text={words} />
        </p>
        {hint !== '' && <p className="question-hint">{hint}</p>}
        {text !== '' && asked.ask !== 'number' && asked.ask !== 'pay' && (
          <p className="question-text">
            <ManaText text={text} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The focus goes to the question, so that it can be answered by keyboard at once; not away from what is being typed. */
function useFocusOn(key: string) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus anew
  useEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement || active?.closest('.modal, .menu') != null) return;
    ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}

export function QuestionWindow() {
  const { table, opened } = useDuel();
  const { asked, at } = table;
  const ref = useFocusOn(`${at} ${asked?.words}`);
  const source = asked?.source?.id ?? 0;
  const near = useMemo(() => overCard(source), [source]);
  if (asked === null) return null;
  const called = opened?.window === 'choices' && asked.ask === 'pick';
  if (!called && !needsWindow(table)) return null;
  const isX = asked.ask === 'number' && asked.about === 'X' && asked.source !== null;
  const isMulligan = asked.ask === 'yesno' && asked.about === 'opening hand';
  return (
    <FloatingWindow
      name={`question-${asked.ask}`}
      title={isMulligan ? 'Your opening hand' : isX ? `X for ${asked.source?.name}` : TITLES[asked.ask]}
      home={isX ? near : asked.ask === 'pay' ? aside : beside}
      asks
    >
      <div className="question" data-question={asked.ask} data-purpose={asked.purpose} ref={ref} tabIndex={-1}>
        <div className="question-main">
          {!isX && <Words asked={asked} />}
          <Inside asked={asked} />
          {!isX && <Buttons asked={asked} />}
        </div>
      </div>
    </FloatingWindow>
  );
}
