// What has been announced and waits: the spell chain, the stack, or what the book calls it (F-917, F-918, F-923).
import './chain.css';
import type { Choosable, ItemState } from '../../../protocol/table.ts';
import { relationOf } from '../../state/seats.ts';
import { Cost, ManaText } from '../../symbols/index.ts';
import { useDuel } from '../control/control.ts';
import { useSession } from '../control/session.ts';
import { useSmall } from '../layout/size.ts';
import { type Waiting, waitingOrder } from './chain.ts';
import { Thumb, useFace } from './Faces.tsx';
import { FloatingWindow } from './FloatingWindow.tsx';
import type { Room, Size, Spot } from './room.ts';

const corner = ({ foe }: Room, { width }: Size): Spot => ({ x: foe.right - width - 10, y: foe.top + 10 });

function Aims({ targets }: { readonly targets: readonly Choosable[] }) {
  if (targets.length === 0) return null;
  return (
    <span className="link-aims">
      <span className="sr">aimed at </span>
      <span aria-hidden="true">→ </span>
      <ManaText text={targets.map((each) => each.label).join(', ')} />
    </span>
  );
}

function ItemWords({ item, you, who }: { readonly item: ItemState; readonly you: boolean; readonly who: string }) {
  const face = useFace(item.name);
  const { watching } = useDuel();
  const isSpell = item.kind !== '' && !item.kind.toLowerCase().includes('ability');
  return (
    <span className="link-words">
      {isSpell && <Cost cost={face.cost} />}
      <b>{item.name}</b>
      <span className="link-kind">
        <span className="by">{you && watching === null ? 'You' : who}</span>
        {item.kind !== '' && `, ${item.kind.charAt(0).toLowerCase()}${item.kind.slice(1)}`}
        {item.x > 0 && <strong className="link-x">{`X = ${item.x}`}</strong>}
      </span>
      {item.text !== '' && (
        <span className="link-text">
          <ManaText text={item.text} />
        </span>
      )}
      <Aims targets={item.targets} />
      {item.successful && <span className="link-sure">can no longer be interrupted</span>}
    </span>
  );
}

function Link({ waiting }: { readonly waiting: Waiting }) {
  const { table, light, click, show } = useDuel();
  const { item, number, depth } = waiting;
  const you = item.controller === table.seat;
  const who = table.players.find((each) => each.seat === item.controller)?.name ?? '';
  const lit = light({ what: 'item', id: item.id });
  const inside = (
    <>
      <span className="link-number">{number}</span>
      <Thumb name={item.name} />
      <ItemWords item={item} you={you} who={who} />
    </>
  );
  const shared = {
    className: `link of-${relationOf(table, item.controller)}`,
    'data-item': item.id,
    'data-card': item.name,
    'data-light': lit ?? undefined,
    'data-interrupts': item.interrupts > 0 || undefined,
    style: { '--depth': depth } as React.CSSProperties,
    onPointerEnter: () => show(item.name),
  };
  if (lit === null)
    return (
      <li>
        <div {...shared}>{inside}</div>
      </li>
    );
  return (
    <li>
      <button
        type="button"
        {...shared}
        onClick={() => click({ what: 'item', id: item.id })}
        onFocus={() => show(item.name)}
      >
        {inside}
      </button>
    </li>
  );
}

export function ChainWindow() {
  const { table } = useDuel();
  const { tab } = useSession();
  const small = useSmall();
  const { chain, book } = table;
  if (chain.length === 0 || (small && tab !== 'chain' && book.chain !== '')) return null;
  const title = book.chain === '' ? 'Being played' : book.chain;
  return (
    <FloatingWindow name="chain" title={title} hint={book.chainHint} home={corner}>
      <ol className="links" data-zone="chain" aria-label={`${title}, the newest first`}>
        {waitingOrder(chain).map((waiting) => (
          <Link key={waiting.item.id} waiting={waiting} />
        ))}
      </ol>
    </FloatingWindow>
  );
}
