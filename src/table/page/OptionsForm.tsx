// The dueling options as a form; the same on the first page and during a duel (F-722, F-787). What is set counts at once.
import './options.css';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Switch } from 'react-aria-components/Switch';
import { type Options, setOptions, useOptions } from '../state/options.ts';

type Flag = { [Key in keyof Options]: Options[Key] extends boolean ? Key : never }[keyof Options];

function Flip({ of, label, says }: { readonly of: Flag; readonly label: string; readonly says: string }) {
  const options = useOptions();
  return (
    <Switch
      className="opt-switch"
      data-option={of}
      isSelected={options[of]}
      onChange={(on) => setOptions({ [of]: on } as Partial<Options>)}
    >
      <span className="opt-track" aria-hidden="true">
        <i />
      </span>
      <span className="opt-words">
        <b>{label}</b>
        <small>{says}</small>
      </span>
    </Switch>
  );
}

interface Kind<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly says: string;
}

function Choice<Key extends 'layout' | 'speed' | 'background'>({ of, label, kinds }: ChoiceProps<Key>) {
  const options = useOptions();
  return (
    <RadioGroup
      className="opt-choice"
      data-option={of}
      value={options[of]}
      onChange={(value) => setOptions({ [of]: value } as Partial<Options>)}
      orientation="horizontal"
    >
      <Label className="opt-title">{label}</Label>
      <div className="opt-radios">
        {kinds.map((kind) => (
          <Radio key={kind.value} value={kind.value} className="opt-radio" data-value={kind.value}>
            <b>{kind.label}</b>
            {kind.says !== '' && <small>{kind.says}</small>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
interface ChoiceProps<Key extends keyof Options> {
  readonly of: Key;
  readonly label: string;
  readonly kinds: readonly Kind<Extract<Options[Key], string>>[];
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="opt-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Volume() {
  const { volume, sound } = useOptions();
  return (
    <label className="opt-volume">
      <span>Volume</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={!sound}
        data-option="volume"
        onChange={(event) => setOptions({ volume: Number(event.target.value) })}
      />
    </label>
  );
}

export function OptionsForm() {
  return (
    <div className="options">
      <Group title="The table">
        <Choice
          of="layout"
          label="Layout"
          kinds={[
            { value: 'standard', label: 'Standard', says: 'the showcase always in sight' },
            { value: 'advanced', label: 'Advanced', says: 'larger territories, the showcase when called' },
          ]}
        />
        <Choice
          of="background"
          label="Background of your territory"
          kinds={[
            { value: 'plain', label: 'Plain', says: '' },
            { value: 'W', label: 'White', says: '' },
            { value: 'U', label: 'Blue', says: '' },
            { value: 'B', label: 'Black', says: '' },
            { value: 'R', label: 'Red', says: '' },
            { value: 'G', label: 'Green', says: '' },
          ]}
        />
      </Group>
      <Group title="Play">
        <Choice
          of="speed"
          label="Speed at which things are shown"
          kinds={[
            { value: 'instant', label: 'Instant', says: '' },
            { value: 'quick', label: 'Quick', says: '' },
            { value: 'normal', label: 'Normal', says: '' },
            { value: 'calm', label: 'Calm', says: '' },
          ]}
        />
        <Flip of="autoPay" label="Pay automatically" says="taps lands by itself, or you tap them" />
        <Flip
          of="fullControl"
          label="Full control"
          says="halts at every chance to act, even where nothing can be done"
        />
      </Group>
      <Group title="Sound and keys">
        <Flip of="sound" label="Sounds" says="a spell, a hit, a death, your decision; made by the page itself" />
        <Volume />
        <Flip
          of="letterKeys"
          label="Single-letter keys"
          says="letters and digits do something by themselves; the window of keys changes them"
        />
      </Group>
      <Group title="What is shown">
        <Flip of="cueCards" label="Show cue cards" says="short advice on what the present phase is for" />
        <Flip of="showAbilities" label="Show abilities" says="marks on creatures that fly, trample and so on" />
        <Flip of="showPower" label="Show power and toughness" says="as they are now, on every creature in play" />
        <Flip of="seeNextDraws" label="See next draws" says="after a duel, the cards that would have come next" />
        <Flip of="showIds" label="Show ID tags" says="a number on each card, to tell equal cards apart" />
        <Flip of="showEffects" label="Show invisible effects" says="what lasts on a card and is not seen on its face" />
        <Flip of="sayWhy" label="Name the passage" says="a refusal says where the book says so" />
      </Group>
    </div>
  );
}
