// The passage behind a refusal, taken apart: where it stands, what it says, and its entries in the catalogue.

export interface Passage {
  /** The chapter: "Main Phase and Land". Empty where the text names none. */
  readonly place: string;
  readonly says: string;
  /** Like F-161. */
  readonly entries: readonly string[];
}

/** A passage as an address or a refusal gives it; `passage/` may stand before it. */
export function passageIn(topic: string): Passage {
  const text = topic.replace(/^passage\/?/, '').trim();
  const entries = [...new Set(text.match(/\b[A-Z]-\d{3,4}\b/g) ?? [])];
  const bare = text.replaceAll(/\s*\((?:[A-Z]-\d{3,4}(?:,| to| and)?\s*)+\)/g, '').trim();
  const parts = /^([^:]{3,80}): (.+)$/s.exec(bare);
  const place = parts?.[1] ?? '';
  const says = parts?.[2] ?? bare;
  return { place, says: says.charAt(0).toUpperCase() + says.slice(1), entries };
}
