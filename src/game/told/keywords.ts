// What keywords a thing has, in the words of the book.

import type { Keyword } from '../../language/keyword.ts';
import { keywordSaid } from '../../wording/keyword.ts';
import type { Scene } from './scene.ts';

export const saidKeywords = (scene: Scene, keywords: readonly string[]): readonly string[] =>
  keywords.map((keyword) => keywordSaid(keyword as Keyword, scene.game.book.wording));
