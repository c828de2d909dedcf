// A picture drawn from a card's facts. The drawing code comes after the first page is there, so that nobody waits for it.
import { useEffect, useSyncExternalStore } from 'react';

type Paint = typeof import('../art/index.ts')['cardArt'];
export type Pictured = Parameters<Paint>[0];

let paint: Paint | null = null;
let asked = false;
const hearers = new Set<() => void>();

async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  paint = (await import('../art/index.ts')).cardArt;
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

const addresses = new Map<string, string>();

function addressOf(painter: Paint, card: Pictured, width: number, height: number): string {
  const key = `${card.name} ${width} ${height}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const svg = painter(card, width, height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

interface PictureProps {
  readonly card: Pictured;
  readonly width: number;
  readonly height: number;
}

/** It fills the element around it and says nothing: what it shows stands beside it in words. */
export function Picture({ card, width, height }: PictureProps) {
  const painter = useSyncExternalStore(subscribe, () => paint);
  useEffect(() => void ask(), []);
  if (painter === null) return null;
  return <img className="drawn" src={addressOf(painter, card, width, height)} alt="" draggable={false} />;
}
