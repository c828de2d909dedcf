// The printed card in the frame of its book: 1993, 1997, Portal with sword and shield, 2003 and 2010.
import './face.css';
import './frames-old.css';
import './frames-new.css';
import type { CSSProperties } from 'react';
import { Cost, Mana, ManaText, Rarity, Shield, Sword, symbolsOf } from '../symbols/index.ts';
import { basicMana, type CardFacts, frameColour, spokenCard } from './facts.ts';
import { fitName, fitText, fitType } from './fit.ts';
import { type Frame, frameOf } from './frames.ts';
import { Picture } from './Picture.tsx';

interface CardFaceProps {
  readonly card: CardFacts;
  readonly book: string;
  /** Power, toughness or loyalty as they are now, where they differ from the print. */
  readonly now?: { readonly power: number; readonly toughness: number };
  readonly className?: string;
}

const LOYALTY = /^([+−-]?\d+|[+−-]X): (.*)$/s;

function Words({ card, frame }: { readonly card: CardFacts; readonly frame: Frame }) {
  const mana = basicMana(card.name);
  if (mana !== null && frame.basicLand === 'symbol') {
    return (
      <div className="big">
        <Mana symbol={mana} />
      </div>
    );
  }
  return card.text.map((paragraph) => {
    const ability = card.loyalty === null ? null : LOYALTY.exec(paragraph);
    if (ability === null) {
      return (
        <p key={paragraph}>
          <ManaText text={paragraph} />
        </p>
      );
    }
    const [, cost = '', says = ''] = ability;
    return (
      <p key={paragraph} className="loyal">
        <b data-cost={/^[−-]/.test(cost) ? 'minus' : 'plus'}>{cost}</b>
        <span>
          <ManaText text={says} />
        </span>
      </p>
    );
  });
}

function Size({
  card,
  frame,
  now,
}: {
  readonly card: CardFacts;
  readonly frame: Frame;
  readonly now: CardFaceProps['now'];
}) {
  if (card.loyalty !== null) return <div className="size loyalty">{card.loyalty}</div>;
  if (card.power === null || card.toughness === null) return null;
  const [power, toughness] = [now?.power ?? card.power, now?.toughness ?? card.toughness];
  if (frame.size === 'numbers') return <div className="size">{`${power}/${toughness}`}</div>;
  return (
    <div className="size arms">
      <Sword />
      {power}
      <Shield />
      {toughness}
    </div>
  );
}

/** As wide as `--fw` says; everything in it follows. */
export function CardFace({ card, book, now, className = '' }: CardFaceProps) {
  const frame = frameOf(book);
  const fit = fitText(card.text, frame.box, card.loyalty === null ? 0 : 34);
  const style = {
    '--size': fit.size,
    '--window': fit.window,
    '--name': fitName(card.name, symbolsOf(card.cost).length),
    '--type': fitType(card.type),
  } as CSSProperties;
  return (
    <article
      className={`face ${className}`}
      data-frame={frame.name}
      data-colour={frameColour(card)}
      aria-label={spokenCard(card)}
      style={style}
    >
      <div className="frame">
        <div className="top">
          <span className="name">{card.name}</span>
          <Cost cost={card.cost} />
        </div>
        <div className="card-window">
          <Picture card={card} shape="printed" />
        </div>
        <div className="line">
          <span>{card.type}</span>
          <Rarity rarity={card.rarity} />
        </div>
        <div className="words">
          <Words card={card} frame={frame} />
        </div>
        <div className="foot">
          <span>Painted from its name</span>
        </div>
        <Size card={card} frame={frame} now={now} />
      </div>
    </article>
  );
}
