// How a cost is paid: the way that would be taken, other ways, and the sources clicked on the table so far.
import type { Asked } from '../../../../protocol/table.ts';
import { paymentsWith } from '../../../state/draft.ts';
import { ManaText } from '../../../symbols/index.ts';
import { useDuel } from '../../control/control.ts';

const SHOWN = 6;

export function PayQuestion({ asked }: { readonly asked: Extract<Asked, { readonly ask: 'pay' }> }) {
  const { draft, answer, table } = useDuel();
  const ways = paymentsWith(asked, draft.taps);
  // Ways that read the same differ only in which of two equal lands is tapped.
  const different = ways.filter((way, index) => ways.findIndex((each) => each.words === way.words) === index);
  const pool = table.players.find((each) => each.seat === table.seat)?.pool.filter((each) => each.number > 0) ?? [];
  return (
    <>
      <p className="question-hint">Click lands on the table, or take one of these ways.</p>
      {pool.length > 0 && (
        <p className="pay-pool">
          From the pool: <ManaText text={pool.map((each) => `{${each.mana}}`.repeat(each.number)).join('')} />
        </p>
      )}
      <fieldset className="option-list" aria-label="Ways to pay">
        {different.slice(0, SHOWN).map((way, index) => (
          <button
            type="button"
            key={way.words}
            className={index === 0 ? 'wbtn option pays-now' : 'wbtn option'}
            onClick={() => answer({ kind: 'pay', payment: { taps: [...way.taps] } })}
          >
            <span>
              <ManaText text={way.words} />
            </span>
          </button>
        ))}
      </fieldset>
      {different.length > SHOWN && (
        <p className="question-hint">{`And ${different.length - SHOWN} more ways: click the lands you want to use.`}</p>
      )}
    </>
  );
}
