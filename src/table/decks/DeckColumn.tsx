// The deck as it stands, in groups, each card with its number.
import { Cost } from '../symbols/Mana.tsx';
import { type Faces, GROUPS, groupOf, sizeOfDeck } from './counts.ts';
import type { Cards } from './decktext.ts';
import { CardRows } from './Pool.tsx';
import { StepButtons } from './StepButtons.tsx';

/** What is being changed: the deck itself, or what lies beside it. */
export type Part = 'deck' | 'sideboard';

interface DeckColumnProps {
  readonly cards: Cards;
  readonly sideboard: Cards;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly faces: Faces;
  readonly min: number;
  /** How many cards a sideboard has; 0 where the book knows none. */
  readonly beside: number;
  readonly onAdd: (name: string, by: number) => void;
  readonly onShow: (name: string) => void;
  readonly onLands: () => void;
}

export function DeckColumn(props: DeckColumnProps) {
  const { faces, min, part, onAdd, onShow, onLands } = props;
  const cards = part === 'deck' ? props.cards : props.sideboard;
  const size = sizeOfDeck(cards);
  const names = Object.keys(cards).sort((a, b) => {
    const cost = (faces.get(a)?.total ?? 0) - (faces.get(b)?.total ?? 0);
    return cost === 0 ? a.localeCompare(b) : cost;
  });
  const groups = GROUPS.map((group) => ({ group, names: names.filter((name) => groupOf(faces.get(name)) === group) }));
  return (
    <section className="column" aria-label="Your deck">
      {props.beside > 0 && <Parts {...props} />}
      {part === 'deck' && (
        <div className="deck-head">
          <p>
            <b>{size}</b> {size < min ? `of ${min} cards` : `cards, ${min} at least`}
          </p>
          <i className="deck-fill" aria-hidden="true">
            <u style={{ width: `${Math.min(100, (100 * size) / min)}%` }} />
          </i>
          <button type="button" className="quiet" onClick={onLands} disabled={size === 0}>
            Suggest lands
          </button>
        </div>
      )}
      {part === 'sideboard' && size === 0 && (
        <p className="empty">
          What is taken now lies beside the deck: {props.beside} cards or none, to be swapped between the duels of a
          match.
        </p>
      )}
      {part === 'deck' && size === 0 && (
        <p className="empty">Take cards from the left: a click or Enter adds one, minus puts one back, arrows walk.</p>
      )}
      <div className="deck-groups">
        {groups.map(({ group, names: inside }) =>
          inside.length === 0 ? null : (
            <div key={group}>
              <h2 className="small-title">
                {group} ({inside.reduce((sum, name) => sum + (cards[name] ?? 0), 0)})
              </h2>
              <CardRows label={group} onAdd={onAdd}>
                {inside.map((name, index) => (
                  <DeckRow
                    key={name}
                    name={name}
                    cost={faces.get(name)?.cost ?? null}
                    first={index === 0}
                    number={cards[name] ?? 0}
                    onAdd={onAdd}
                    onShow={onShow}
                  />
                ))}
              </CardRows>
            </div>
          ),
        )}
      </div>
    </section>
  );
}

/** Deck or sideboard: what is taken goes there. */
function Parts({ cards, sideboard, part, onPart, beside }: DeckColumnProps) {
  const names: { readonly [each in Part]: string } = {
    deck: `Deck (${sizeOfDeck(cards)})`,
    sideboard: `Sideboard (${sizeOfDeck(sideboard)} of ${beside})`,
  };
  return (
    <fieldset className="deck-parts">
      <legend className="sr">What is being changed</legend>
      {(['deck', 'sideboard'] as const).map((each) => (
        <button key={each} type="button" className="quiet" aria-pressed={part === each} onClick={() => onPart(each)}>
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}

interface DeckRowProps {
  readonly name: string;
  readonly cost: string | null;
  readonly first: boolean;
  readonly number: number;
  readonly onAdd: DeckColumnProps['onAdd'];
  readonly onShow: DeckColumnProps['onShow'];
}

function DeckRow({ name, cost, first, number, onAdd, onShow }: DeckRowProps) {
  return (
    <li className="card-row is-slim" data-card={name} onMouseEnter={() => onShow(name)}>
      <button
        type="button"
        className="card-row-main"
        tabIndex={first ? 0 : -1}
        aria-label={`${number} ${name}. Put one back`}
        onFocus={() => onShow(name)}
        onClick={() => onAdd(name, -1)}
      >
        <span className="card-row-number">{number}</span>
        <span className="card-row-name">
          <b>{name}</b>
        </span>
        <Cost cost={cost} />
      </button>
      <StepButtons name={name} onAdd={onAdd} />
    </li>
  );
}
