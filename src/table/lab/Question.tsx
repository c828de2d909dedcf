// What is asked on a bench, and everything that may be answered: moves as buttons, attacks and blocks put together on the cards.
import { useState } from 'react';
import type { WireAnswer } from '../../protocol/answers.ts';
import type { BenchQuestion, BenchState } from '../../protocol/lab.ts';
import { type Marks, SmallTable } from './SmallTable.tsx';

interface PlayProps {
  readonly state: BenchState;
  readonly label: string;
  readonly busy: boolean;
  readonly onAnswer: (answer: WireAnswer) => void;
}

/** The table with its question below; what was chosen of a declaration is forgotten when another question comes. */
export function PlayTable(props: PlayProps) {
  const { asked, turn, step } = props.state;
  return <Declaring key={`${turn} ${step} ${asked?.ask} ${asked?.player} ${asked?.words}`} {...props} />;
}

function Declaring({ state, label, busy, onAnswer }: PlayProps) {
  const { asked } = state;
  const [attackers, setAttackers] = useState<readonly number[]>([]);
  const [target, setTarget] = useState(0);
  const [blocks, setBlocks] = useState<ReadonlyMap<number, number>>(new Map());
  const marks = asked === null ? {} : marksFor(asked, attackers, setAttackers, blocks, setBlocks, onAnswer);
  const send = (answer: WireAnswer): void => {
    if (!busy) onAnswer(answer);
  };
  return (
    <>
      <SmallTable state={state} label={label} {...(busy ? {} : marks)} />
      {asked !== null && (
        <div className="lab-question" aria-busy={busy}>
          <p role="status">
            <b>{state.players[asked.player]?.name}</b>: {asked.words}
          </p>
          {asked.ask === 'attack' && (
            <Attack
              asked={asked}
              number={attackers.length}
              target={target}
              onTarget={setTarget}
              onDone={() => {
                const at = asked.targets[target] ?? asked.targets[0];
                if (at !== undefined || attackers.length === 0)
                  send({
                    kind: 'attack',
                    attackers: attackers.map((id) => ({
                      id,
                      target: { what: at?.what ?? 'player', id: at?.id ?? 0 },
                      band: 0,
                    })),
                  });
              }}
            />
          )}
          {asked.ask === 'block' && (
            <Block
              state={state}
              asked={asked}
              blocks={blocks}
              onBlocks={setBlocks}
              onDone={() =>
                send({
                  kind: 'block',
                  blocks: [...blocks].map(([blocker, attacker]) => ({ blocker, attacker })),
                })
              }
            />
          )}
          <div className="lab-moves">
            {asked.moves.map(({ words, answer }) => (
              <button
                key={JSON.stringify(answer)}
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => send(answer)}
              >
                {words}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** What lights up on the cards: those of which something may be done, attackers that are chosen, blockers that block. */
function marksFor(
  asked: BenchQuestion,
  attackers: readonly number[],
  setAttackers: (ids: readonly number[]) => void,
  blocks: ReadonlyMap<number, number>,
  setBlocks: (blocks: ReadonlyMap<number, number>) => void,
  onAnswer: (answer: WireAnswer) => void,
): Marks {
  if (asked.ask === 'attack')
    return {
      may: new Set(asked.attackers),
      chosen: new Set(attackers),
      onCard: (id) =>
        setAttackers(attackers.includes(id) ? attackers.filter((each) => each !== id) : [...attackers, id]),
    };
  if (asked.ask === 'block')
    return {
      may: new Set(asked.blockers.map(({ id }) => id)),
      chosen: new Set(blocks.keys()),
      onCard: (id) => setBlocks(nextBlock(asked, blocks, id)),
    };
  const moves = asked.moves.filter(({ card }) => card !== 0);
  return {
    may: new Set(moves.map(({ card }) => card)),
    onCard: (id) => {
      const of = moves.filter(({ card }) => card === id);
      // With several ways to use a card the list below says which.
      if (of.length === 1 && of[0] !== undefined) onAnswer(of[0].answer);
    },
  };
}

/** Clicked again and again, a blocker goes from one attacker to the next, and then back. */
function nextBlock(asked: BenchQuestion, blocks: ReadonlyMap<number, number>, id: number): ReadonlyMap<number, number> {
  const able = asked.blockers.find((each) => each.id === id)?.attackers ?? [];
  const now = blocks.get(id);
  const next = able[now === undefined ? 0 : able.indexOf(now) + 1];
  const changed = new Map(blocks);
  if (next === undefined) changed.delete(id);
  else changed.set(id, next);
  return changed;
}

interface AttackProps {
  readonly asked: BenchQuestion;
  readonly number: number;
  readonly target: number;
  readonly onTarget: (index: number) => void;
  readonly onDone: () => void;
}

function Attack({ asked, number, target, onTarget, onDone }: AttackProps) {
  return (
    <div className="lab-declare">
      {asked.targets.length > 1 && (
        <label>
          At{' '}
          <select value={target} onChange={(event) => onTarget(Number(event.target.value))}>
            {asked.targets.map(({ label, id, what }, index) => (
              <option key={`${what}${id}`} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="primary" onClick={onDone}>
        {number === 0 ? 'Attack with nothing' : `Attack with ${number === 1 ? 'this one' : `these ${number}`}`}
      </button>
    </div>
  );
}

interface BlockProps {
  readonly state: BenchState;
  readonly asked: BenchQuestion;
  readonly blocks: ReadonlyMap<number, number>;
  readonly onBlocks: (blocks: ReadonlyMap<number, number>) => void;
  readonly onDone: () => void;
}

function Block({ state, asked, blocks, onBlocks, onDone }: BlockProps) {
  const nameOf = (id: number): string => state.permanents.find((each) => each.id === id)?.name ?? '';
  return (
    <div className="lab-declare">
      {asked.blockers.map(({ id, attackers }) => (
        <label key={id}>
          {nameOf(id)} blocks{' '}
          <select
            value={blocks.get(id) ?? 0}
            onChange={(event) => {
              const changed = new Map(blocks);
              if (Number(event.target.value) === 0) changed.delete(id);
              else changed.set(id, Number(event.target.value));
              onBlocks(changed);
            }}
          >
            <option value={0}>nothing</option>
            {attackers.map((attacker) => (
              <option key={attacker} value={attacker}>
                {nameOf(attacker)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="primary" onClick={onDone}>
        {blocks.size === 0 ? 'Block nothing' : 'Block so'}
      </button>
    </div>
  );
}
