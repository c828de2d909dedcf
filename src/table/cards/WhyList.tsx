// Why a permanent is what it is: what is printed on it, and each step that the book takes from there.
import './why.css';
import type { PermanentState, WhyStepState } from '../../protocol/table.ts';

interface WhyListProps {
  readonly thing: PermanentState;
  readonly players: readonly { readonly seat: number; readonly name: string }[];
}

/** "Why is Grizzly Bears 5/5?", opened by a click; nothing where it is as printed. */
export function WhyList({ thing, players }: WhyListProps) {
  const { why, name, power, toughness } = thing;
  if (why === null) return null;
  const what = power === null ? 'what it is' : `${power}/${toughness}`;
  return (
    <details className="why" data-testid="why">
      <summary>
        Why is {name} {what}?
      </summary>
      <ol>
        <li>
          <small>as printed</small> {why.printed}
        </li>
        {why.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two effects of one card may say the same; the place tells them apart.
          <Step key={index} step={step} by={players.find(({ seat }) => seat === step.controller)?.name ?? ''} />
        ))}
      </ol>
    </details>
  );
}

function Step({ step, by }: { readonly step: WhyStepState; readonly by: string }) {
  const { layer, source, origin, says, made } = step;
  return (
    <li>
      <small>{layer}</small> {origin !== 'counters' && <b>{`${source.name} (${by}): `}</b>}
      {says} {made.length === 0 ? 'It was so already.' : made.map(madeWords).join(' ')}
    </li>
  );
}

/** Of a number the new one is enough; of anything else also what it was. */
function madeWords({ what, was, is }: WhyStepState['made'][number]): string {
  if (what === 'power and toughness') return `Now ${is === '' ? 'no creature' : is}.`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${is || 'none'}${was === '' ? '' : `, before ${was}`}.`;
}
