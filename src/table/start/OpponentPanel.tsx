// The opponent: who, with which deck, and how well they play.
import type { BookInfo, DeckInfo, LevelInfo, OpponentInfo } from '../../protocol/setup.ts';
import { Pips } from '../page/Pips.tsx';
import type { Choices, TheirDeck } from './choices.ts';
import { Face } from './Picture.tsx';
import { Row } from './parts.tsx';

interface OpponentPanelProps {
  readonly book: BookInfo;
  readonly people: readonly OpponentInfo[];
  readonly levels: readonly LevelInfo[];
  readonly decks: readonly DeckInfo[];
  readonly choices: Choices;
  readonly theirDeck: TheirDeck;
  readonly onChoices: (change: Partial<Choices>) => void;
  readonly onTheirDeck: (deck: TheirDeck) => void;
}

export function OpponentPanel(props: OpponentPanelProps) {
  const { book, people, levels, decks, choices, theirDeck, onChoices, onTheirDeck } = props;
  const gauntlet = choices.mode === 'gauntlet';
  const chosen = gauntlet ? undefined : people.find((person) => person.id === choices.opponent);
  const brings = decks.find((deck) => deck.id === chosen?.decks[book.id]);
  return (
    <section className="panel" aria-labelledby="h-foe">
      <h2 id="h-foe">
        <span className="step">4</span>
        {gauntlet ? 'Opponents, one after the other' : 'Opponent'}
      </h2>
      {gauntlet ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, and so must be reached by keyboard
        <ol className="panel-body list people" tabIndex={0} aria-label="Opponents of the Gauntlet, in their order">
          {people.map((person) => (
            <li key={person.id} className="row of-foe standing" title={person.line}>
              <Face name={person.name} />
              <span className="row-words">
                <b>{person.name}</b>
                <small>{person.title}</small>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <div className="panel-body list people" role="radiogroup" aria-labelledby="h-foe">
          {[null, ...people].map((person) => (
            <Row
              key={person?.id ?? 'anyone'}
              group="opponent"
              side="foe"
              name={person?.name ?? 'Anyone'}
              says={person?.title ?? 'chosen by chance'}
              checked={choices.opponent === (person?.id ?? null)}
              onChoose={() => onChoices({ opponent: person?.id ?? null })}
              before={<Face name={person?.name ?? null} />}
            />
          ))}
        </div>
      )}
      <div className="panel-foot stack">
        {chosen !== undefined && (
          <p className="says-of-them">
            {chosen.line}
            {theirDeck.by === 'theirs' && <Pips colors={brings?.colors ?? ''} />}
          </p>
        )}
        <TheirDeckChoice
          decks={gauntlet ? [] : decks}
          theirDeck={theirDeck}
          onTheirDeck={onTheirDeck}
          own={gauntlet ? 'their own decks' : `their own deck${brings === undefined ? '' : `: ${brings.name}`}`}
        />
        <Levels group="level" levels={levels} level={choices.level} onLevel={(level) => onChoices({ level })} />
      </div>
    </section>
  );
}

interface TheirDeckProps {
  readonly decks: readonly DeckInfo[];
  readonly theirDeck: TheirDeck;
  /** What their own is called. */
  readonly own: string;
  readonly onTheirDeck: (deck: TheirDeck) => void;
}

const asValue = (deck: TheirDeck): string => (deck.by === 'id' ? `id:${deck.id}` : deck.by);

function asDeck(value: string): TheirDeck {
  if (value === 'theirs' || value === 'random' || value === 'chance') return { by: value };
  return { by: 'id', id: value.slice('id:'.length) };
}

function TheirDeckChoice({ decks, theirDeck, own, onTheirDeck }: TheirDeckProps) {
  return (
    <label className="field">
      <span className="small-title">Plays</span>
      <select value={asValue(theirDeck)} onChange={(event) => onTheirDeck(asDeck(event.target.value))}>
        <option value="theirs">{own}</option>
        <option value="random">a random deck of the list</option>
        <option value="chance">cards by chance</option>
        {decks.length > 0 && (
          <optgroup label="A deck of the list">
            {decks
              .filter((deck) => deck.faults.length === 0)
              .map((deck) => (
                <option key={deck.id} value={`id:${deck.id}`}>
                  {deck.name}
                </option>
              ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

interface LevelsProps {
  /** The name of the group on the page. */
  readonly group: string;
  readonly levels: readonly LevelInfo[];
  readonly level: number;
  readonly onLevel: (level: number) => void;
}

export function Levels({ group, levels, level, onLevel }: LevelsProps) {
  return (
    <fieldset className="levels">
      <legend className="small-title">Level</legend>
      <div className="levels-scale">
        {levels.map((each) => (
          <label key={each.level} className={each.level <= level ? 'is-filled' : ''}>
            <input
              type="radio"
              name={group}
              checked={each.level === level}
              aria-description={each.character}
              onChange={() => onLevel(each.level)}
            />
            <i aria-hidden="true" />
            {each.name}
          </label>
        ))}
      </div>
      <p className="levels-says">{levels.find((each) => each.level === level)?.character}</p>
    </fieldset>
  );
}
