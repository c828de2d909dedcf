// The address of an offer: `#/collection/offer:<collection>.<offer>`.

const MARK = 'offer:';

export const offerLink = (collection: string, offer: string): string =>
  `${window.location.href.split('#', 1)[0]}#/collection/${MARK}${collection}.${offer}`;

/** Which offer an address speaks of; null where it speaks of a collection. */
export const offerIn = (id: string): string | null => (id.startsWith(MARK) ? id.slice(MARK.length) : null);
