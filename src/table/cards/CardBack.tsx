// The back of every card: a night of five stars in a ring, our own drawing.
import './back.css';
import { cardBack } from '../../art/marks.ts';

/** Every back is the same, and is drawn once. */
let drawing: { readonly __html: string } | null = null;

/** Fills its place; the number on it is that of the pile, where one is given. */
export function CardBack({ label = 'A face-down card' }: { readonly label?: string }) {
  drawing ??= { __html: cardBack() };
  return (
    <span
      className="card-back"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by this program
      dangerouslySetInnerHTML={drawing}
    />
  );
}
