// How a card is looked at without being played: a mouse points at it, a finger touches it once.
export const HowToRead = ({ what }: { readonly what: string }) => (
  <>
    <span className="by-mouse">Point at a card to {what}.</span>
    <span className="by-touch">Touch a card in hand once to {what}.</span>
  </>
);
