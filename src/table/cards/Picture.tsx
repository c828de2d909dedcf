// A card's picture as an image: drawn once for each card, and kept as pixels where it lies on the table.
import { useCallback, useMemo } from 'react';
import { cardArt } from '../../art/index.ts';
import { pictureOf } from '../../art/subject.ts';
import { firstAddress, showAsPixels } from './pixels.ts';

interface PictureProps {
  readonly card: {
    readonly name: string;
    readonly colors: string;
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
  };
  /** The shape of the window: lying for a printed card, standing for a card in play. */
  readonly shape: keyof typeof SHAPES;
  /** It stays for long among things that move, so it is painted once and not for every frame. */
  readonly stays?: boolean;
}

const SHAPES = { printed: [220, 160], standing: [100, 140], strip: [220, 90] } as const;

const addresses = new Map<string, string>();

function addressOf(shown: PictureProps['card'], shape: PictureProps['shape']): string {
  const card = pictureOf(shown);
  const colors = [...card.colors].join('');
  const key = `${shape}|${card.name}|${colors}|${card.types.join()}|${card.subtypes.join()}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const svg = cardArt(card, ...SHAPES[shape]);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

/** The picture says nothing that the card's words do not, so it is silent. Before the book's cards have come nothing is drawn:
 * a picture made from the name alone would be another one than the card's own. */
export function Picture(props: PictureProps) {
  return pictureOf(props.card).types.length === 0 ? <i className="picture" data-unknown /> : <Drawn {...props} />;
}

function Drawn({ card, shape, stays = false }: PictureProps) {
  const address = addressOf(card, shape);
  const keep = useCallback(
    (image: HTMLImageElement | null) => (image === null || !stays ? undefined : showAsPixels(image, address)),
    [address, stays],
  );
  // Chosen once: what it shows later is not for React to change back.
  const first = useMemo(() => (stays ? firstAddress(address) : address), [address, stays]);
  const { colors, types, subtypes } = pictureOf(card);
  const print = `${[...colors].join('')} ${[...types, ...subtypes].join(' ')}`;
  return <img ref={keep} className="picture" data-print={print} src={first} alt="" draggable={false} />;
}
