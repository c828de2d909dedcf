// The window of a question that the table alone cannot answer; each kind of question has its own inside. What sends the answer
// off stands on the situation bar, and only there.
import './questions.css';
import { useEffect, useMemo, useRef } from 'react';
import type { Asked } from '../../../protocol/table.ts';
import { ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { useSmall } from '../layout/size.ts';
import { Thumb } from './Faces.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import { isTucked, needsWindow, optionsOnBar } from './question.ts';
import { OpeningHand, OptionQuestion } from './questions/Either.tsx';
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

/** What on the table the question is about without its being clicked: among what is divided, and whose text asks. */
const aboutIds = ({ ask, source, ...asked }: Asked): string =>
  [
    source?.id ?? 0,
    ...('among' in asked && ask === 'split' ? asked.among : []).map(({ what, id }) => (what === 'object' ? id : 0)),
  ]
    .filter((id) => id > 0)
    .join(' ');

function Inside({ asked }: { readonly asked: Asked }) {
  const { table } = useDuel();
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
      return optionsOnBar(table) ? null : <OptionQuestion asked={asked} />;
    case 'yesno':
      return asked.about === 'opening hand' ? <OpeningHand /> : null;
    case 'pay':
      return <PayQuestion asked={asked} />;
    default:
      return null;
  }
}

/** A number says what it does, a payment what it is for, and the ways of a card that one is playing are its text. */
const saidElsewhere = ({ ask, mayCancel }: Asked): boolean =>
  ask === 'number' || ask === 'pay' || (ask === 'option' && mayCancel);

/** Whose text asks, the question, and what that text says. */
function Words({ asked }: { readonly asked: Asked }) {
  const { source, text, hint, words } = asked;
  const onBar = useDuel().table.headline === words;
  return (
    <div className="question-words">
      {source !== null && <Thumb name={source.name} />}
      <div>
        {onBar ? null : (
          <p className="question-head">
            <ManaText text={words} />
          </p>
        )}
        {hint !== '' && <p className="question-hint">{hint}</p>}
        {text !== '' && !saidElsewhere(asked) && (
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
  const small = useSmall();
  const ref = useFocusOn(`${at} ${asked?.words}`);
  const source = asked?.source?.id ?? 0;
  const near = useMemo(() => overCard(source), [source]);
  if (asked === null) return null;
  const called = opened?.window === 'choices' && asked.ask === 'pick';
  if (!called && !needsWindow(table) && !(small && isTucked(table))) return null;
  const isX = asked.ask === 'number' && asked.about === 'X' && asked.source !== null;
  const isMulligan = asked.ask === 'yesno' && asked.about === 'opening hand';
  return (
    <FloatingWindow
      name={`question-${asked.ask}`}
      title={isMulligan ? 'Your opening hand' : isX ? `X for ${asked.source?.name}` : TITLES[asked.ask]}
      home={isX ? near : asked.ask === 'pay' ? aside : beside}
      asks
    >
      <div
        className="question"
        data-question={asked.ask}
        data-purpose={asked.purpose}
        data-about={aboutIds(asked)}
        ref={ref}
        tabIndex={-1}
      >
        <div className="question-main">
          {!isX && asked.ask !== 'pay' && <Words asked={asked} />}
          <Inside asked={asked} />
        </div>
      </div>
    </FloatingWindow>
  );
}
