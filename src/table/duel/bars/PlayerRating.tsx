// A player's rating beside the name, at a table that is rated; once the duel is over, as it has become.
import { ratingWords } from '../../people/ratings.ts';
import { useRatings } from '../control/ratings.ts';

export function PlayerRating({ seat }: { readonly seat: number }) {
  const change = useRatings()[seat] ?? null;
  return change === null ? null : (
    <span className="player-rating" data-testid={`rating-${seat}`}>
      {ratingWords(change.after ?? change.before)}
    </span>
  );
}
