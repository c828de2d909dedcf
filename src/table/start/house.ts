// House rules on the page: the text that is being written, what the server says of it, and the rules that are kept.

import { useEffect, useState } from 'react';
import type { HouseInfo } from '../../protocol/setup.ts';
import { api } from '../state/api.ts';
import { stored } from '../state/stored.ts';

/** Texts that the browser keeps, by their names. */
export const houseStore = stored<{ readonly texts: { readonly [name: string]: string } }>('fivefold house', {
  texts: {},
});

export const textOf = (name: string, book: string, changes: HouseInfo['changes']): string =>
  [`${name} = ${book}`, ...Object.entries(changes).map(([path, value]) => `${path} = ${value}`)].join('; ');

/** The rules that the browser keeps for a book, each with its name. */
export const housesOf = (book: string, texts: { readonly [name: string]: string }): readonly [string, string][] =>
  Object.entries(texts).filter(([name, text]) => text.split(';')[0]?.trim() === `${name} = ${book}`);

/** A change more; what is as the book has it is no change. */
export function changedText(info: HouseInfo, path: string, value: string): string {
  const { [path]: _, ...others } = info.changes;
  const was = info.facts.find((fact) => fact.path === path)?.was;
  return textOf(info.name, info.book, value === was || value === '' ? others : { ...others, [path]: value });
}

/** Only the answer to the text that stands there now counts; until it comes the last one is shown. */
export function useHouse(text: string): HouseInfo | null {
  const [info, setInfo] = useState<HouseInfo | null>(null);
  useEffect(() => {
    let current = true;
    api.house(text).then(
      (told) => {
        if (!current) return;
        // A text that cannot be read leaves what is there to choose from.
        setInfo((before) => (told.facts.length > 0 ? told : { ...(before ?? told), text: '', faults: told.faults }));
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : 'The server does not answer.';
        if (current) setInfo((before) => (before === null ? null : { ...before, text: '', faults: [message] }));
      },
    );
    return () => {
      current = false;
    };
  }, [text]);
  return info;
}
