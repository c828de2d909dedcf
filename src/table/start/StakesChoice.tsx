// What cards that are put up are played for, and a handicap for the side with the stronger cards: agreed on before the duel.
import type { NewDuel } from '../../protocol/setup.ts';
import { HANDICAPS, type Handicap, handicapWords, STAKE_WORDS, type Stakes, stakesFor } from './agreed.ts';
import { Segments } from './parts.tsx';

interface StakesProps {
  /** The name of the group on the page. */
  readonly group: string;
  readonly stakes: Stakes;
  readonly length: NewDuel['length'];
  readonly onStakes: (stakes: Stakes) => void;
}

/** Shown where cards are put up. */
export function StakesChoice({ group, stakes, length, onStakes }: StakesProps) {
  const offered = STAKE_WORDS.filter(({ value }) => stakesFor(value, length) === value);
  const now = stakesFor(stakes, length);
  return (
    <>
      <Segments label="Stakes" group={group} segments={offered} value={now} onChange={onStakes} />
      <p className="small">{STAKE_WORDS.find(({ value }) => value === now)?.says}.</p>
    </>
  );
}

interface HandicapProps {
  readonly handicap: Handicap;
  readonly onHandicap: (handicap: Handicap) => void;
}

export function HandicapChoice({ handicap, onHandicap }: HandicapProps) {
  return (
    <label className="field">
      <span className="small-title">Handicap</span>
      <select value={handicap} onChange={(event) => onHandicap(Number(event.target.value) as Handicap)}>
        {HANDICAPS.map((each) => (
          <option key={each} value={each}>
            {handicapWords(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
