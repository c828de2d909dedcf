// The gallery: every frame, every state of a card in play, the symbols, and a wall of pictures. Not part of a duel.
import './style/tokens.css';
import './gallery.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CardFacts } from '../protocol/setup.ts';
import { SHOWN } from '../rulebooks/shown.ts';
import { frameOf } from './cards/frames.ts';
import { CardBack, CardFace, CardTile, Emblem, HandCard, Picture, Portrait } from './cards/index.ts';
import { SPECIMENS, TILES, type TileSpecimen } from './gallery-samples.ts';
import { ABILITY_GLYPHS, PHASE_GLYPHS } from './symbols/glyphs.ts';
import { Ability, Mana, PhaseIcon, Rarity } from './symbols/index.ts';

const PEOPLE = [
  'Morwenna',
  'Old Harrow',
  'The Tollkeeper',
  'Ilsara',
  'Brother Quill',
  'Sable Vane',
  'Captain Rook',
  'Mother Thorn',
];

function Tile({ specimen }: { readonly specimen: TileSpecimen }) {
  const { note, card, auras = [], ...rest } = specimen;
  const attachments = auras.map((aura) => ({ key: aura.name, card: { ...aura, tapped: false } }));
  return (
    <figure>
      <CardTile card={card} attachments={attachments} {...rest} />
      <figcaption>{note}</figcaption>
    </figure>
  );
}

function Tiles({ size }: { readonly size: string }) {
  return (
    <div className={`shelf tiles ${size}`}>
      {TILES.map((specimen) => (
        <Tile key={specimen.note} specimen={specimen} />
      ))}
    </div>
  );
}

function Symbols() {
  return (
    <>
      <div className="shelf signs">
        {[...'WUBRGCXTQ', '0', '1', '2', '3', '9', '11', 'W/U'].map((symbol) => (
          <Mana key={symbol} symbol={symbol} />
        ))}
        {['Common', 'Uncommon', 'Rare', 'Mythic Rare'].map((rarity) => (
          <Rarity key={rarity} rarity={rarity} />
        ))}
      </div>
      <div className="shelf signs">
        {Object.keys(ABILITY_GLYPHS).map((keyword) => (
          <Ability key={keyword} keyword={keyword} />
        ))}
        {Object.keys(PHASE_GLYPHS).map((icon) => (
          <PhaseIcon key={icon} icon={icon} />
        ))}
      </div>
    </>
  );
}

/** The cards of the newest book from the server; none where the page is looked at without one. */
function usePool(): readonly CardFacts[] {
  const [pool, setPool] = useState<readonly CardFacts[]>([]);
  useEffect(() => {
    fetch('/api/cards/m11')
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setPool)
      .catch(() => setPool([])); // without a server the specimens stand on the wall
  }, []);
  return pool;
}

function Wall() {
  const pool = usePool();
  const start = Number(new URLSearchParams(location.search).get('from') ?? 0);
  const cards = pool.length > 0 ? pool.slice(start, start + 120) : SPECIMENS;
  return (
    <div className="wall">
      {cards.map((card) => (
        <figure key={card.name}>
          <Picture card={card} shape="printed" />
          <figcaption>{card.name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Gallery() {
  return (
    <main className="gallery">
      <h1>
        <Emblem /> Fivefold: gallery
      </h1>
      {SHOWN.map(({ id }) => (
        <section key={id}>
          <h2>{frameOf(id).title}</h2>
          <div className="shelf faces">
            {SPECIMENS.map((card) => (
              <CardFace key={card.name} card={card} book={id} />
            ))}
          </div>
        </section>
      ))}
      <h2>In play</h2>
      <Tiles size="" />
      <h2>In play, smaller</h2>
      <Tiles size="small" />
      <h2>In the hand</h2>
      <div className="shelf hand">
        {SPECIMENS.map((card, i) => (
          <HandCard
            key={card.name}
            card={card}
            light={(['may', 'chosen', null, 'refused', 'must'] as const)[i % 5] ?? null}
            dimmed={i % 5 === 2}
            hotkey={String(i + 1)}
          />
        ))}
      </div>
      <h2>Symbols</h2>
      <Symbols />
      <h2>People and backs</h2>
      <div className="shelf persons">
        {PEOPLE.map((name) => (
          <Portrait key={name} name={name} relation="foe" />
        ))}
        <Portrait name="You" relation="you" />
      </div>
      <div className="shelf backs">
        <CardBack />
      </div>
      <h2>A wall of pictures</h2>
      <Wall />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
