// A page of the help as data: sections of paragraphs, points, and pairs such as a key and what it does.

import type { HelpSection } from '../../core/shown.ts';

export type { HelpSection };

export interface HelpPage {
  readonly topic: string;
  readonly title: string;
  readonly line: string;
  readonly steps?: boolean;
  readonly sections: readonly HelpSection[];
}
