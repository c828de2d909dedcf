// On a small screen the edges of the table are panels behind tabs, one open at a time.
import { useEffect, useRef } from 'react';
import { useDuel } from '../control/control.ts';
import { useOverview } from '../control/overview.ts';
import { openTab, type Tab, toggleTab, useSession } from '../control/session.ts';
import { Log } from './Log.tsx';
import { MenuButton } from './RightRail.tsx';
import { Showcase } from './Showcase.tsx';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The chain opens by itself when something is added, and closes when it is empty. */
function useChainTab(): void {
  const { table } = useDuel();
  const { length } = table.chain;
  const before = useRef(0);
  const { tab } = useSession();
  useEffect(() => {
    if (length > before.current) openTab('chain');
    else if (length === 0 && before.current > 0 && tab === 'chain') openTab(null);
    before.current = length;
  }, [length, tab]);
}

/** The card in hand that is read stays where a finger can touch it a second time. */
function useReadCardInSight(): void {
  const { tab } = useSession();
  const { object } = useOverview().pointed;
  useEffect(() => {
    if (tab !== 'card') return;
    const card = document.querySelector(`section.hand [data-object="${object}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab, object]);
}

export function Tabs() {
  const { table } = useDuel();
  const { tab } = useSession();
  useChainTab();
  useReadCardInSight();
  const { chain } = table.book;
  const tabs: readonly (readonly [Tab, string])[] = [
    ['card', 'Card'],
    ...(chain === '' ? [] : ([['chain', capital(chain.split(' ').at(-1) ?? 'Chain')]] as const)),
    ['log', 'Log'],
  ];
  return (
    <>
      <nav className="panel-tabs" aria-label="Panels">
        {tabs.map(([key, label]) => (
          <button key={key} type="button" aria-pressed={tab === key} data-tab={key} onClick={() => toggleTab(key)}>
            {label}
            {key === 'chain' && table.chain.length > 0 && <i>{table.chain.length}</i>}
          </button>
        ))}
        <span className="tab-menu">
          <MenuButton />
        </span>
      </nav>
      {tab === 'card' && (
        <div className="drawer" data-drawer="card">
          <Showcase />
        </div>
      )}
      {tab === 'log' && (
        <div className="drawer" data-drawer="log">
          <Log />
        </div>
      )}
    </>
  );
}
