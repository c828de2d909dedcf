// A card's picture as an image: painted once, then kept by the browser like any other, so that a full table moves lightly.
import { cardArt } from '../art/index.ts';

interface PictureProps {
  readonly card: {
    readonly name: string;
    readonly colors: string;
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
  };
  /** The shape of the window: lying for a printed card, standing for a card in play. */
  readonly shape: keyof typeof SHAPES;
}

const SHAPES = { printed: [220, 160], standing: [100, 140], strip: [220, 90] } as const;

const addresses = new Map<string, string>();

function addressOf(card: PictureProps['card'], shape: PictureProps['shape']): string {
  const key = `${shape}|${card.name}|${card.colors}|${card.types.join()}|${card.subtypes.join()}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const svg = cardArt(card, ...SHAPES[shape]);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}

/** The picture says nothing that the card's words do not, so it is silent. */
export function Picture({ card, shape }: PictureProps) {
  return <img className="picture" src={addressOf(card, shape)} alt="" draggable={false} decoding="async" />;
}
