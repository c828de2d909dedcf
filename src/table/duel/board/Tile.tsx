// One permanent on the cloth with what is attached to it. It is drawn again only when something of it changes.
import { type CSSProperties, memo } from 'react';
import type { PermanentState } from '../../../protocol/table.ts';
import { type CardButton, CardTile, type Tag } from '../../cards/index.ts';
import type { Light } from '../../state/draft.ts';

/** What is shown of a permanent, whether it lies by itself or is tucked under another. */
export interface Piece {
  readonly permanent: PermanentState;
  readonly light: Light;
  /** What is read aloud. */
  readonly spoken: string;
  /** Its rules text, read after that; nothing for a token, whose abilities are said with its name. */
  readonly rules: string | undefined;
  readonly target: boolean;
}

export interface TileProps extends Piece {
  readonly x: number;
  readonly z: number;
  readonly fan: string;
  readonly named: boolean;
  readonly attached: readonly Piece[];
  readonly attacking: boolean;
  readonly blocking: boolean;
  readonly faced: boolean;
  readonly dies: boolean;
  readonly loses: number;
  readonly locked: boolean;
  /** The mana that this source would give to the payment; an empty word for none. */
  readonly gives: string;
  readonly must: string;
  readonly showPower: boolean;
  readonly showAbilities: boolean;
  readonly showId: boolean;
  readonly showEffects: boolean;
  readonly stolen: boolean;
}

const button = ({ permanent, spoken, rules }: Piece): CardButton => ({
  tabIndex: -1,
  'data-piece': 'permanent',
  'data-object': permanent.id,
  'data-card': permanent.name,
  'aria-label': spoken,
  'aria-description': rules,
});

/** A word of the name that is long is written smaller, so that it is not broken. */
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

function tagsOf(props: TileProps): Tag[] {
  const tags: Tag[] = [];
  if (props.must !== '' && !props.attacking) tags.push({ text: props.must, kind: 'must' });
  if (props.attacking) tags.push({ text: '', kind: 'attack' });
  if (props.blocking) tags.push({ text: ' ', kind: 'block' });
  if (props.showEffects) tags.push(...props.permanent.effects.map((text) => ({ text })));
  for (const side of props.permanent.sides) tags.push({ text: side, kind: 'side' });
  if (props.permanent.chosen !== null) tags.push({ text: props.permanent.chosen });
  return tags;
}

function Unmemoized(props: TileProps) {
  const { permanent, x, z, fan, attached } = props;
  return (
    <div
      className="place"
      data-fan={fan === '' ? undefined : permanent.name}
      data-named={props.named || undefined}
      data-tucks={attached.length || undefined}
      data-attacking={props.attacking || undefined}
      data-faced={props.faced || undefined}
      data-dies={props.dies || undefined}
      style={
        {
          left: `calc(var(--cw) * ${Math.round(x * 1000) / 1000})`,
          '--z': z,
          '--longest': longestWord(permanent.name),
        } as CSSProperties
      }
    >
      <CardTile
        card={permanent}
        light={props.light}
        target={props.target}
        stolen={props.stolen}
        locked={props.locked}
        tags={tagsOf(props)}
        showAbilities={props.showAbilities}
        showSize={props.showPower}
        {...(props.gives === '' ? {} : { pays: props.gives })}
        {...(props.showId ? { idTag: `#${permanent.id}` } : {})}
        attachments={attached.map((each) => ({
          key: each.permanent.id,
          card: each.permanent,
          light: each.light,
          target: each.target,
          button: button(each),
        }))}
        button={{ ...button(props), 'data-tapped': permanent.tapped || undefined }}
      />
      {props.loses > 0 && (
        <span className="loyalty-lost" aria-hidden="true">
          −{props.loses}
        </span>
      )}
      {props.dies && (
        <span className="doomed" aria-hidden="true">
          ✝
        </span>
      )}
    </div>
  );
}

const alike = (a: Piece, b: Piece | undefined): boolean =>
  a.permanent === b?.permanent &&
  a.light === b.light &&
  a.spoken === b.spoken &&
  a.rules === b.rules &&
  a.target === b.target;

function same(before: TileProps, after: TileProps): boolean {
  for (const key of Object.keys(after) as (keyof TileProps)[])
    if (key !== 'attached' && before[key] !== after[key]) return false;
  return (
    before.attached.length === after.attached.length &&
    after.attached.every((each, index) => alike(each, before.attached[index]))
  );
}

export const Tile = memo(Unmemoized, same);
