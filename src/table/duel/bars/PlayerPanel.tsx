// One player at the edge of the table: face, name, life, mana and piles.
import type { ReactNode } from 'react';
import type { PlayerState } from '../../../protocol/table.ts';
import { CardBack, Picture, Portrait } from '../../cards/index.ts';
import { Mana, spokenSymbol } from '../../symbols/index.ts';
import { spending } from '../control/actions.ts';
import { type DuelControl, useDuel, type ZoneName } from '../control/control.ts';
import { faceOf } from '../control/faces.ts';
import { useSession } from '../control/session.ts';
import { possessive } from '../control/words.ts';
import { useSmall } from '../layout/size.ts';
import { PlayerClock } from './PlayerClock.tsx';
import { PlayerRating } from './PlayerRating.tsx';

export function PlayerPanel({ player }: { readonly player: PlayerState }) {
  const { relation, name, seat } = player;
  const { watching } = useDuel();
  const small = useSmall();
  return (
    <section
      className="player"
      data-relation={relation}
      data-seat={seat}
      aria-label={relation === 'you' && watching === null ? 'You' : name}
    >
      <Who player={player} />
      <div className="purse">
        <LifeRegister player={player} named={small} />
        <ManaPool player={player} />
      </div>
      <Piles player={player} />
    </section>
  );
}

/** A longer line below the name is set smaller. */
const LONG = 18;

function Who({ player }: { readonly player: PlayerState }) {
  const { table } = useDuel();
  const { relation, name, face, title, deck, holder } = player;
  const { match } = table;
  const under = relation === 'you' ? deck : title;
  return (
    <div className="who">
      <span className="player-portrait">
        <Portrait name={face} relation={relation} />
      </span>
      <div className="who-words">
        <b>{name}</b>
        <PlayerRating seat={player.seat} />
        <PlayerClock seat={player.seat} />
        <span data-long={under.length > LONG || undefined} title={under}>
          {under}
        </span>
        {relation !== 'you' ? (
          holder.by === 'computer' && (
            <span className="level" role="img" aria-label={`Level ${holder.level} of 5: ${holder.levelName}`}>
              {[1, 2, 3, 4, 5].map((step) => (
                <i key={step} data-on={step <= holder.level || undefined} />
              ))}
              <em>{holder.levelName}</em>
            </span>
          )
        ) : (
          <span className="match-words" title={[match.words, match.stakes].filter(Boolean).join('. ')}>
            {[match.words, match.stakes].filter(Boolean).join('. ')}
          </span>
        )}
      </div>
    </div>
  );
}

/** The number, or the face: it turns over when the player may be chosen. */
interface RegisterProps {
  readonly player: PlayerState;
  /** The name stands on it, where there is no room for face and name beside it. */
  readonly named?: boolean;
}

export function LifeRegister({ player, named = false }: RegisterProps) {
  const { light, click, table, forecast } = useDuel();
  const { faces } = useSession();
  const { seat, life, poison, name, face, relation } = player;
  const choice = { what: 'player', id: seat } as const;
  const lit = light(choice);
  const aimed = table.chain.some((item) => item.targets.some((each) => each.what === 'player' && each.id === seat));
  const turned = lit !== null || faces.includes(seat);
  const loses = forecast?.loses.find((each) => each.seat === seat)?.life ?? 0;
  const words = `${possessive(relation, name)} life: ${life}${poison > 0 ? `, ${poison} poison` : ''}${loses > 0 ? `, would lose ${loses}` : ''}`;
  const inside = (
    <>
      {turned && (
        <span className="life-face" aria-hidden="true">
          <Portrait name={face} relation={relation} />
        </span>
      )}
      {named && (
        <span className="life-name" aria-hidden="true">
          {name}
        </span>
      )}
      <b key={life} className="life-number" data-long={`${life}`.length > 2 || undefined}>
        {`${life}`.replace('-', '−')}
      </b>
      <span className="life-word">{table.asTeams ? 'team' : 'life'}</span>
      {loses > 0 && (
        <span className="life-loses" aria-hidden="true">
          −{loses}
        </span>
      )}
      {poison > 0 && (
        <span className="poison" aria-hidden="true" title={`${poison} poison counters`}>
          ☠ {poison}
        </span>
      )}
    </>
  );
  const marks = {
    className: 'life',
    'data-player': seat,
    'data-light': lit ?? undefined,
    'data-turned': turned || undefined,
    'data-target': aimed || undefined,
  };
  if (lit === null)
    return (
      <div {...marks} role="img" aria-label={words}>
        {inside}
      </div>
    );
  const verb = lit === 'chosen' ? 'chosen' : 'may be chosen';
  return (
    <button type="button" {...marks} aria-label={`${words}; ${verb}`} onClick={() => click(choice)}>
      {inside}
    </button>
  );
}

const COLOURS = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** Where a question asks which mana to spend, the pool answers it: a click spends one, a double click all of a colour. */
function spendWith({ table, answer, drain }: DuelControl, mana: string): ((clicks: number) => void) | null {
  const option = spending(table.asked, mana);
  if (option < 0) return null;
  return (clicks) => (clicks > 1 ? drain(mana) : answer({ kind: 'option', option }));
}

function ManaPool({ player }: { readonly player: PlayerState }) {
  const duel = useDuel();
  const { drain } = duel;
  if (!duel.table.book.hasPool) return null;
  const { pool, relation, name } = player;
  const mine = player.seat === duel.table.seat;
  const amount = (mana: string): number => pool.find((each) => each.mana === mana)?.number ?? 0;
  const words = pool.map((each) => `${each.number} ${spokenSymbol(each.mana)}`).join(', ');
  return (
    <fieldset
      className="pool"
      aria-label={`${possessive(relation, name)} mana pool: ${words === '' ? 'empty' : words}`}
    >
      <em>{words === '' ? 'Pool: empty' : 'Mana pool'}</em>
      <div>
        {COLOURS.filter((mana) => mana !== 'C' || amount('C') > 0).map((mana) => {
          const spend = mine ? spendWith(duel, mana) : null;
          const number = amount(mana);
          const inside = (
            <>
              <Mana symbol={mana} silent />
              {number > 0 && <b>{number}</b>}
            </>
          );
          return spend === null || number === 0 ? (
            <span key={mana} data-mana={mana} data-on={number > 0 || undefined} aria-hidden="true">
              {inside}
            </span>
          ) : (
            <button
              key={mana}
              type="button"
              data-mana={mana}
              data-on
              onClick={(event) => spend(event.detail)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !event.shiftKey) return;
                event.preventDefault();
                drain(mana);
              }}
              aria-label={`Spend ${spokenSymbol(mana)}`}
              title="A double click, or Shift and Enter, spends all of it"
            >
              {inside}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const short = (word: string): string => (word === 'discard pile' ? 'Discard' : word === 'graveyard' ? 'Grave' : 'Out');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function Piles({ player }: { readonly player: PlayerState }) {
  const { table, faces } = useDuel();
  const { book } = table;
  const { graveyard, removed, ante, relation } = player;
  const top = graveyard.at(-1);
  const picture = (name: string | undefined): ReactNode =>
    name === undefined ? null : <Picture card={faceOf(name, faces, table.inPlay)} shape="standing" stays />;
  const out = removed.at(-1);
  return (
    <div className="piles">
      <Pile player={player} zone="library" number={player.library} label={capital(book.library)} full={book.library}>
        <CardBack label="" />
      </Pile>
      <Pile
        player={player}
        zone="graveyard"
        number={graveyard.length}
        label={short(book.graveyard)}
        full={book.graveyard}
        card={top?.name}
      >
        {picture(top?.name)}
      </Pile>
      <Pile player={player} zone="hand" number={player.hand} label="Hand" full="hand">
        {relation !== 'you' && player.hand > 0 && <CardBack label="" />}
      </Pile>
      <Pile
        player={player}
        zone="removed"
        number={removed.length}
        label={book.removed === 'exile' ? 'Exile' : 'Out'}
        full={book.removed}
        card={out?.name}
      >
        {picture(out?.name)}
      </Pile>
      {ante.length > 0 && (
        <Pile player={player} zone="ante" number={ante.length} label="Ante" full="ante" card={ante[0]?.name}>
          {picture(ante[0]?.name)}
        </Pile>
      )}
    </div>
  );
}

interface PileProps {
  readonly player: PlayerState;
  readonly zone: ZoneName;
  readonly number: number;
  readonly label: string;
  readonly full: string;
  readonly card?: string | undefined;
  readonly children: ReactNode;
}

function Pile({ player, zone, number, label, full, card, children }: PileProps) {
  const { open } = useDuel();
  const { relation, name, seat } = player;
  return (
    <button
      type="button"
      className="pile"
      data-zone={zone}
      data-relation={relation}
      data-seat={seat}
      data-card={card}
      data-none={number === 0 || undefined}
      data-deep={zone === 'library' ? Math.min(3, Math.ceil(number / 15)) : undefined}
      aria-label={`${possessive(relation, name)} ${full}: ${number}`}
      onClick={() => open({ window: 'zone', seat, zone })}
    >
      <span className="pile-picture" aria-hidden="true">
        {children}
      </span>
      <b>{number}</b>
      <span>{label}</span>
    </button>
  );
}
