// Pictures on the first page. The drawing code comes after the page is there, so that nobody waits for it.
import { useEffect, useSyncExternalStore } from 'react';

type Drawing = typeof import('./drawing.ts');
export type Pictured = Parameters<Drawing['cardArt']>[0];

let drawing: Drawing | null = null;
let asked = false;
const hearers = new Set<() => void>();

async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  drawing = await import('./drawing.ts');
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

const addresses = new Map<string, string>();

// A drawing that stands by itself has to say what it is.
const alone = (svg: string): string =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/** The address of a drawing, made once: the browser keeps it like any other picture. */
function addressOf(key: string, draw: () => string): string {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([alone(draw())], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

/** It fills the element around it and says nothing: what it shows stands beside it in words. */
function Drawn({ name, draw }: { readonly name: string; readonly draw: (by: Drawing) => string }) {
  const by = useSyncExternalStore(subscribe, () => drawing);
  useEffect(() => void ask(), []);
  if (by === null) return null;
  return <img className="drawn" src={addressOf(name, () => draw(by))} alt="" draggable={false} />;
}

interface PictureProps {
  readonly card: Pictured;
  readonly width: number;
  readonly height: number;
}

export function Picture({ card, width, height }: PictureProps) {
  return <Drawn name={`${card.name} ${width} ${height}`} draw={(by) => by.cardArt(card, width, height)} />;
}

const ANYONE: Pictured = { name: 'Anyone', colors: ['U'], types: ['instant'], subtypes: [] };

/** The face of an opponent, drawn from their name; anyone has none yet. */
export function Face({ name }: { readonly name: string | null }) {
  return (
    <span className="portrait">
      {name === null ? (
        <Picture card={ANYONE} width={60} height={56} />
      ) : (
        <Drawn name={`face of ${name}`} draw={(by) => by.portrait(name, 'foe')} />
      )}
    </span>
  );
}
