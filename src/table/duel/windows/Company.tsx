// The other people at the table: what they say and offer, and what one may say and offer them.
import './company.css';
import { type FormEvent, useEffect, useState } from 'react';
import type { CompanyState, OfferState } from '../../../protocol/company.ts';
import { LONGEST_SAYING, PHRASES } from '../../../protocol/sayings.ts';
import { RATED_WORDS } from '../../people/ratings.ts';
import { SecondDevice } from '../../people/SecondDevice.tsx';
import { announce } from '../../state/announce.tsx';
import { useDuel } from '../control/control.ts';
import { useAnchored } from './anchored.ts';
import { hearFreeText, hearsFreeText } from './hearing.ts';
import type { Room, Size, Spot } from './room.ts';

/** At the left of the rival's side, where nothing waits and few cards lie. */
const corner = ({ foe }: Room, _: Size): Spot => ({ x: foe.left + 8, y: foe.top + 8 });

export function Company() {
  const { link } = useDuel();
  return link.company === null ? null : <People company={link.company} />;
}

function People({ company }: { readonly company: CompanyState }) {
  const ref = useAnchored<HTMLElement>(corner);
  const { watching } = useDuel();
  const [isOpen, setOpen] = useState(false);
  const [free, setFree] = useState(hearsFreeText);
  const said = company.said.filter((line) => free || !line.free);
  const last = said.at(-1);
  const names = useNames();
  const words = last === undefined ? '' : isOfTable(last) ? last.words : `${names(last.by)}: ${last.words}`;
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words]);
  return (
    <aside ref={ref} className="company" aria-label="People" data-testid="company" data-open={isOpen || undefined}>
      {company.offer !== null && <Offer offer={company.offer} mayAnswer={watching === null} />}
      <button type="button" className="company-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        People
        {!isOpen && words !== '' && <small>{words}</small>}
        {company.watchers > 0 && <small>{company.watchers} looking on</small>}
      </button>
      {isOpen && (
        <>
          <ol className="company-said" aria-label="What was said">
            {said.slice(-6).map((line) => (
              <li key={line.number} className={isOfTable(line) ? 'company-told' : undefined}>
                {isOfTable(line) ? <em>{line.words}</em> : <SaidBy name={names(line.by)} words={line.words} />}
              </li>
            ))}
          </ol>
          {watching === null && <Sayings talk={company.rules.talk} />}
          {company.rules.talk && (
            <label className="company-free">
              <input
                type="checkbox"
                checked={free}
                onChange={(event) => {
                  hearFreeText(event.target.checked);
                  setFree(event.target.checked);
                }}
              />
              Show what others write
            </label>
          )}
          {watching === null && <Offers company={company} />}
          {company.rules.rated && (
            <p className="company-watched">
              {company.counts ? RATED_WORDS : 'It was rated, and counts no more for anybody’s rating.'}
            </p>
          )}
          {watching === null && <Watching company={company} />}
          {watching === null && <SecondDevice table={company.gathering} className="company-device" />}
        </>
      )}
    </aside>
  );
}

/** Said by nobody: what a coin has decided. Whatever somebody says has their name before it. */
const isOfTable = ({ by }: CompanyState['said'][number]): boolean => by < 0;

const SaidBy = ({ name, words }: { readonly name: string; readonly words: string }) => (
  <>
    <b>{name}</b> {words}
  </>
);

/** Whether others look on, and the way to let them or not for who has made the table. */
function Watching({ company }: { readonly company: CompanyState }) {
  const { table, tell } = useDuel();
  if (!company.rules.watched) return null;
  const words = company.watched ? 'Others may look on at this table.' : 'Nobody may look on at this table now.';
  return (
    <p className="company-watched">
      {words}
      {table.own.includes(0) && (
        <button type="button" onClick={() => tell({ type: 'watched', open: !company.watched })}>
          {company.watched ? 'Close it to them' : 'Open it to them'}
        </button>
      )}
    </p>
  );
}

function useNames(): (seat: number) => string {
  const { table, watching } = useDuel();
  return (seat) =>
    seat === table.seat && watching === null ? 'You' : (table.players.find((each) => each.seat === seat)?.name ?? '');
}

function Sayings({ talk }: { readonly talk: boolean }) {
  const { tell } = useDuel();
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    tell({ type: 'say', words: text });
    setText('');
  };
  return (
    <>
      <ul className="company-phrases" aria-label="Say">
        {PHRASES.map((phrase, index) => (
          <li key={phrase}>
            <button type="button" onClick={() => tell({ type: 'say', words: index })}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      {talk && (
        <form onSubmit={send}>
          <input
            type="text"
            aria-label="Write something"
            maxLength={LONGEST_SAYING}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">Say it</button>
        </form>
      )}
    </>
  );
}

function Offers({ company }: { readonly company: CompanyState }) {
  const { table, tell } = useDuel();
  if (table.result !== null) return null;
  const own = company.seats[table.seat];
  const gone = table.players.filter(
    ({ seat }) => seat !== table.seat && company.seats[seat]?.here === false && !company.seats[seat]?.replaced,
  );
  if (own?.replaced)
    return (
      <button type="button" onClick={() => tell({ type: 'come back' })}>
        Play myself again
      </button>
    );
  if (company.offer !== null) return null;
  return (
    <div className="company-offers">
      <button type="button" onClick={() => tell({ type: 'offer', what: 'draw' })}>
        Offer a draw
      </button>
      <button type="button" onClick={() => tell({ type: 'offer', what: 'coin' })}>
        Ask to let a coin decide
      </button>
      <button type="button" onClick={() => tell({ type: 'offer', what: 'back' })}>
        Ask to take my last answer back
      </button>
      <button type="button" onClick={() => tell({ type: 'offer', what: 'computer' })}>
        Ask to let a computer play for me
      </button>
      {gone.map(({ seat, name }) => (
        <button key={seat} type="button" onClick={() => tell({ type: 'offer', what: 'computer', seat })}>
          Let a computer play for {name}
        </button>
      ))}
    </div>
  );
}

function Offer({ offer, mayAnswer }: { readonly offer: OfferState; readonly mayAnswer: boolean }) {
  const { tell } = useDuel();
  const names = useNames();
  const who = offer.yours ? 'You ask' : `${names(offer.by)} asks`;
  const whom = offer.about === offer.by ? (offer.yours ? 'you' : names(offer.by)) : names(offer.about);
  const what = {
    draw: offer.yours ? 'You offer a draw.' : `${names(offer.by)} offers a draw.`,
    coin: `${who} to let a coin decide what the rules do not.`,
    back: `${who} to take back the last answer.`,
    computer: `${who} that a computer plays for ${whom}.`,
  }[offer.what];
  useEffect(() => announce(what), [what]);
  return (
    <fieldset className="company-offer" aria-label="An offer" data-testid="offer">
      <p>{what}</p>
      {offer.asksYou && (
        <button type="button" onClick={() => tell({ type: 'agree' })}>
          Agree
        </button>
      )}
      {mayAnswer && (
        <button type="button" onClick={() => tell({ type: 'decline' })}>
          {offer.yours ? 'Take it back' : 'Decline'}
        </button>
      )}
    </fieldset>
  );
}
