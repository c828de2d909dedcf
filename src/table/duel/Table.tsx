// The parts of the table in their places. On the page they stand in the order in which they are read: the situation,
// the hand, your territory, the rival's, the edges; the grid puts them where they are seen.
import './table.css';
import './board/territory.css';
import './bars/bars.css';
import './bars/rails.css';
import './bars/log.css';
import './hand/hand.css';
import './small.css';
import './motion/moments.css';
import './upright.css';
import './finger.css';
import { useEffect, useRef, useState } from 'react';
import { useSounds } from '../sound/cues.ts';
import { LeftRail } from './bars/LeftRail.tsx';
import { PhaseBar } from './bars/PhaseBar.tsx';
import { RightRail } from './bars/RightRail.tsx';
import { SituationBar } from './bars/SituationBar.tsx';
import { StoryBar } from './bars/StoryBar.tsx';
import { Tabs } from './bars/Tabs.tsx';
import { WatchBar } from './bars/WatchBar.tsx';
import { Arrows } from './board/Arrows.tsx';
import { Ring } from './board/Ring.tsx';
import { Territory } from './board/Territory.tsx';
import { useCarrying } from './control/carrying.ts';
import { useDuel } from './control/control.ts';
import { OverviewContext, useMakeOverview } from './control/overview.ts';
import { usePointing } from './control/pointing.ts';
import { moveFocus, useRoving } from './control/roving.ts';
import { useSession } from './control/session.ts';
import { Hand } from './hand/Hand.tsx';
import { useSmall } from './layout/size.ts';
import { useMomentEffects, useMomentInShowcase } from './motion/moments.ts';
import { type Boxes, useMotion } from './motion/motion.ts';
import { Windows } from './windows/Windows.tsx';

export function Table() {
  const duel = useDuel();
  const { table, options } = duel;
  const root = useRef<HTMLElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const boxes = useRef<Boxes>(new Map());
  const session = useSession();
  const small = useSmall();
  const { pointed, handlers } = usePointing(duel);
  const overview = useMakeOverview(duel, pointed);
  useMotion(root, sky, table, session.spots, boxes);
  useRoving(root);
  useMomentEffects(sky, duel);
  useMomentInShowcase(duel);
  useSounds(duel);
  useCarrying(root, sky, duel);
  const you = table.players.find((player) => player.relation === 'you');
  const rivals = table.players.filter((player) => player.relation === 'foe');
  const [foe] = rivals;
  const isRing = table.players.length > 2;
  return (
    <OverviewContext value={overview}>
      <main
        ref={root}
        className="duel"
        data-layout={options.layout}
        data-small={small || undefined}
        data-tab={session.tab ?? undefined}
        data-waits={(table.chain.length > 0 && table.book.chain !== '') || undefined}
        data-book={table.book.id}
        data-ring={isRing || undefined}
        data-story={duel.story === null ? undefined : true}
        data-awaits={table.awaits === table.seat ? 'you' : 'foe'}
        data-busy={duel.busy || undefined}
        {...handlers}
        onPointerDownCapture={() => duel.busy && duel.hurry()}
        onKeyDown={(event) => {
          if (root.current !== null) moveFocus(event, root.current);
        }}
      >
        <h1 className="sr">
          {table.book.name}: {you?.name} against {rivals.map(({ name }) => name).join(', ')}
        </h1>
        <Bar />
        {you !== undefined && <Hand player={you} />}
        {you !== undefined && (isRing ? <Ring own={you} /> : <Territory player={you} />)}
        {!isRing && foe !== undefined && <Territory player={foe} />}
        <PhaseBar />
        <LeftRail small={small} />
        {small ? <Tabs /> : <RightRail />}
        <Arrows root={root} boxes={boxes} />
        <Windows />
        <div ref={sky} className="sky" aria-hidden="true" />
        <Connection />
      </main>
    </OverviewContext>
  );
}

/** What goes on; of a duel that is over or another's, with the way through it or round it. */
function Bar() {
  const { story, watching } = useDuel();
  if (watching !== null) return <WatchBar watching={watching} />;
  return story === null ? <SituationBar /> : <StoryBar story={story} />;
}

/** A break in the line is told once it lasts; the page mends it by itself. */
function Connection() {
  const { link } = useDuel();
  const lost = link.status !== 'open';
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(lost), lost ? 400 : 0);
    return () => window.clearTimeout(timer);
  }, [lost]);
  return (
    <div className="connection" role="status" data-testid="connection" data-lost={(told && lost) || undefined}>
      {told && lost && (
        <p>
          <b>The connection is lost.</b> Trying again; the duel waits where it is.
        </p>
      )}
    </div>
  );
}
