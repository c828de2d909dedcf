// The opponent: who, with which deck, and how well they play.
import type { BookInfo, DeckInfo, LevelInfo, OpponentInfo } from '../../protocol/setup.ts';
import type { Choices, TheirDeck } from './choices.ts';
import { Pips } from './Pips.tsx';
import { Portrait } from './Portrait.tsx';
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
  const deckOf = (person: OpponentInfo): DeckInfo | undefined =>
    decks.find((deck) => deck.id === person.decks[book.id]);
  return (
    <section className="panel" aria-labelledby="h-foe">
      <h2 id="h-foe">
        <span className="step">4</span>
        {gauntlet ? 'Opponents, one after the other' : 'Opponent'}
      </h2>
      {gauntlet ? (
        <ol className="panel-body list">
          {people.map((person) => (
            <li key={person.id} className="row of-foe standing">
              <Portrait person={person} />
              <span className="row-words">
                <b>{person.name}</b>
                <small>{deckOf(person)?.name ?? person.title}</small>
              </span>
              <Pips colors={deckOf(person)?.colors ?? ''} />
            </li>
          ))}
        </ol>
      ) : (
        <div className="panel-body list" role="radiogroup" aria-labelledby="h-foe">
          <Row
            group="opponent"
            side="foe"
            name="Anyone"
            says="chosen by chance"
            checked={choices.opponent === null}
            onChoose={() => onChoices({ opponent: null })}
            before={<Portrait person={null} />}
          />
          {people.map((person) => (
            <Row
              key={person.id}
              group="opponent"
              side="foe"
              name={person.name}
              says={`${person.title}. ${person.line}`}
              checked={choices.opponent === person.id}
              onChoose={() => onChoices({ opponent: person.id })}
              before={<Portrait person={person} />}
            >
              <Pips colors={deckOf(person)?.colors ?? ''} />
            </Row>
          ))}
        </div>
      )}
      <div className="panel-foot stack">
        <TheirDeckChoice decks={decks} theirDeck={theirDeck} onTheirDeck={onTheirDeck} many={gauntlet} />
        <Levels group="level" levels={levels} level={choices.level} onLevel={(level) => onChoices({ level })} />
      </div>
    </section>
  );
}

interface TheirDeckProps {
  readonly decks: readonly DeckInfo[];
  readonly theirDeck: TheirDeck;
  readonly many: boolean;
  readonly onTheirDeck: (deck: TheirDeck) => void;
}

const asValue = (deck: TheirDeck): string => (deck.by === 'id' ? `id:${deck.id}` : deck.by);

function asDeck(value: string): TheirDeck {
  if (value === 'theirs' || value === 'random' || value === 'chance') return { by: value };
  return { by: 'id', id: value.slice('id:'.length) };
}

function TheirDeckChoice({ decks, theirDeck, many, onTheirDeck }: TheirDeckProps) {
  return (
    <label className="field">
      <span className="small-title">{many ? 'They play' : 'Plays'}</span>
      <select value={asValue(theirDeck)} onChange={(event) => onTheirDeck(asDeck(event.target.value))}>
        <option value="theirs">{many ? 'their own decks' : 'their own deck'}</option>
        <option value="random">a random deck of the list</option>
        <option value="chance">cards by chance</option>
        <optgroup label="A deck of the list">
          {decks
            .filter((deck) => deck.faults.length === 0)
            .map((deck) => (
              <option key={deck.id} value={`id:${deck.id}`}>
                {deck.name}
              </option>
            ))}
        </optgroup>
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
