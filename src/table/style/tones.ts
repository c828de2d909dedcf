// The tones of the books as styles: each book brings its own colours.

import { SHOWN } from '../../rulebooks/shown.ts';

/** Makes `data-tone="<book>"` mean the colours of that book, on the whole page. */
export function bringTones(): void {
  const sheet = new CSSStyleSheet();
  const rules = SHOWN.map(
    ({ id, tone }) => `[data-tone="${id}"] { --tone: ${tone.deep}; --tone-light: ${tone.light}; }`,
  );
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
