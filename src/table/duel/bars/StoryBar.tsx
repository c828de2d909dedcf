// In the place of the situation bar while a finished duel is looked at again: what happened, and the way through it.
import './story.css';
import type { StoryStep } from '../../../protocol/setup.ts';
import { type StoryControl, useDuel } from '../control/control.ts';
import { Icon } from './icons.tsx';

/** The steps at which a turn begins, as places along the line. */
function turnsIn(steps: readonly StoryStep[]): readonly { readonly turn: number; readonly step: number }[] {
  return steps.flatMap(({ turn }, step) => (turn !== steps[step - 1]?.turn ? [{ turn, step }] : []));
}

interface WayProps {
  readonly label: string;
  readonly sign: string;
  readonly hotkey: string;
  readonly disabled: boolean;
  readonly act: () => void;
}

function Way({ label, sign, hotkey, disabled, act }: WayProps) {
  return (
    <button
      type="button"
      className="story-way"
      aria-label={label}
      title={`${label} (${hotkey})`}
      disabled={disabled}
      onClick={act}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Line({ story }: { readonly story: StoryControl }) {
  const { step, steps, go } = story;
  const last = steps.length - 1;
  const turn = steps[step]?.turn ?? 0;
  const words = `${turn === 0 ? 'before the first turn' : `turn ${turn}`}, step ${step + 1} of ${steps.length}`;
  return (
    <div className="story-line">
      <input
        type="range"
        aria-label="Place in the duel"
        aria-valuetext={words}
        min={0}
        max={last}
        value={step}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="story-turns" aria-hidden="true">
        {turnsIn(steps).map((each) => (
          <i key={each.step} style={{ left: `${last === 0 ? 0 : (100 * each.step) / last}%` }} />
        ))}
      </div>
    </div>
  );
}

export function StoryBar({ story }: { readonly story: StoryControl }) {
  const { table } = useDuel();
  const { step, steps, go, goTurn, hands, toggleHands } = story;
  const last = steps.length - 1;
  const several = table.players.length > 2;
  const words = steps[step]?.words ?? '';
  const [atStart, atEnd] = [step === 0, step === last];
  return (
    <section
      className="situation story"
      data-testid="situation"
      data-mood="over"
      data-duel={table.duel}
      data-ask="none"
      data-step={step}
      data-turn={table.turn}
      data-frame={table.frame}
      aria-label="Replay"
    >
      <span className="sit-mark" aria-hidden="true">
        <Icon name="flag" />
      </span>
      <div className="sit-words story-words">
        <p className="sit-head" data-testid="headline" title={words}>
          {words === '' ? 'The duel begins.' : words}
        </p>
      </div>
      <div className="story-acts">
        <Line story={story} />
        <div className="story-ways">
          <span className="story-count">
            {step + 1} / {steps.length}
          </span>
          <Way label="First step" sign="|◀" hotkey="Home" disabled={atStart} act={() => go(0)} />
          <Way label="Previous turn" sign="◀◀" hotkey="↑" disabled={atStart} act={() => goTurn(-1)} />
          <Way label="Previous step" sign="◀" hotkey="←" disabled={atStart} act={() => go(step - 1)} />
          <Way label="Next step" sign="▶" hotkey="→" disabled={atEnd} act={() => go(step + 1)} />
          <Way label="Next turn" sign="▶▶" hotkey="↓" disabled={atEnd} act={() => goTurn(1)} />
          <Way label="Last step" sign="▶|" hotkey="End" disabled={atEnd} act={() => go(last)} />
          <button
            type="button"
            className="story-hands"
            aria-pressed={hands}
            title={`Show ${several ? 'all' : 'both'} hands (H)`}
            onClick={toggleHands}
          >
            {several ? 'All' : 'Both'} hands
          </button>
          <button
            type="button"
            className="story-hands"
            title="Play on from this moment, in a duel of its own"
            onClick={story.playOn}
          >
            Play on
          </button>
          <a className="story-hands" href={`#/duel/${encodeURIComponent(table.duel)}`}>
            Leave
          </a>
        </div>
      </div>
    </section>
  );
}
