// The ratings by which a duel is played: asked for at a table that is rated, and again once the duel is over.
import { useEffect, useState } from 'react';
import type { DuelRatings } from '../../../protocol/ratings.ts';
import { api } from '../../state/api.ts';
import { useDuel } from './control.ts';

/** What was asked last: all panels of a table ask once together. */
let last: { readonly of: string; readonly ratings: Promise<DuelRatings> } | null = null;

function asked(duel: string, isOver: boolean): Promise<DuelRatings> {
  const of = `${duel} ${isOver}`;
  if (last?.of !== of) last = { of, ratings: api.ratingsIn(duel).catch(() => []) };
  return last.ratings;
}

export function useRatings(): DuelRatings {
  const { link } = useDuel();
  const [ratings, setRatings] = useState<DuelRatings>([]);
  const isRated = link.company?.rules.rated === true;
  const duel = link.table?.duel ?? '';
  const isOver = link.table?.result != null;
  useEffect(() => {
    if (!isRated || duel === '') return;
    let wanted = true;
    void asked(duel, isOver).then((found) => wanted && setRatings(found));
    return () => {
      wanted = false;
    };
  }, [isRated, duel, isOver]);
  return isRated ? ratings : [];
}
