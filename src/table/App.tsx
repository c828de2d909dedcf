// The screens of the page, one for each address: the start, a duel, a duel looked at again, the decks, drafts,
// collections, shared cards and packs, the lessons, the replays, the laboratory and the help.
import { lazy, Suspense } from 'react';
import { StartScreen } from './start/StartScreen.tsx';
import { Announcer } from './state/announce.tsx';
import { useRoute } from './state/route.ts';

// What the first page does not need comes when it is asked for.
const DuelScreen = lazy(async () => ({ default: (await import('./duel/DuelScreen.tsx')).DuelScreen }));
const DecksScreen = lazy(async () => ({ default: (await import('./decks/DecksScreen.tsx')).DecksScreen }));
const ReplaysScreen = lazy(async () => ({ default: (await import('./start/ReplaysScreen.tsx')).ReplaysScreen }));
const WatchScreen = lazy(async () => ({ default: (await import('./duel/WatchScreen.tsx')).WatchScreen }));
const StoryScreen = lazy(async () => ({ default: (await import('./duel/StoryScreen.tsx')).StoryScreen }));
const LimitedScreen = lazy(async () => ({ default: (await import('./limited/LimitedScreen.tsx')).LimitedScreen }));
const PodScreen = lazy(async () => ({ default: (await import('./people/PodScreen.tsx')).PodScreen }));
const PacksScreen = lazy(async () => ({ default: (await import('./limited/PacksScreen.tsx')).PacksScreen }));
const CollectionScreen = lazy(async () => ({
  default: (await import('./collection/CollectionScreen.tsx')).CollectionScreen,
}));
const SharedScreen = lazy(async () => ({ default: (await import('./shared/SharedScreen.tsx')).SharedScreen }));
const LessonsScreen = lazy(async () => ({ default: (await import('./lessons/LessonsScreen.tsx')).LessonsScreen }));
const PeopleScreen = lazy(async () => ({ default: (await import('./people/PeopleScreen.tsx')).PeopleScreen }));
const LabScreen = lazy(async () => ({ default: (await import('./lab/LabScreen.tsx')).LabScreen }));
const HelpScreen = lazy(async () => ({ default: (await import('./start/HelpScreen.tsx')).HelpScreen }));

export function App() {
  const route = useRoute();
  return (
    <>
      <Suspense fallback={<p className="page-wait">One moment …</p>}>{screenFor(route.screen, route.id)}</Suspense>
      <Announcer />
    </>
  );
}

function screenFor(screen: string, id: string) {
  switch (screen) {
    case 'duel':
      return <DuelScreen key={id} id={id} />;
    case 'watch':
      return <WatchScreen key={id} id={id} />;
    case 'replay':
      return <StoryScreen key={id} id={id} />;
    case 'decks':
      return <DecksScreen id={id} />;
    case 'replays':
      return <ReplaysScreen />;
    case 'limited':
      return <LimitedScreen key={id} id={id} />;
    case 'pod':
      return <PodScreen key={id} id={id} />;
    case 'people':
      return <PeopleScreen id={id} />;
    case 'packs':
      return <PacksScreen />;
    case 'collection':
      return <CollectionScreen key={id} id={id} />;
    case 'shared':
      return <SharedScreen id={id} />;
    case 'lessons':
      return <LessonsScreen id={id} />;
    case 'lab':
      return <LabScreen id={id} />;
    case 'help':
      return <HelpScreen topic={id} />;
    default:
      return <StartScreen />;
  }
}
