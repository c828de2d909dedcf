// A page of the help as data: sections of paragraphs, points, and pairs such as a key and what it does.

export interface HelpSection {
  readonly title: string;
  readonly says?: readonly string[];
  readonly points?: readonly string[];
  /** What stands on the left, and what it means. */
  readonly pairs?: readonly (readonly [what: string, means: string])[];
  /** The pairs are keys. */
  readonly keys?: boolean;
}

export interface HelpPage {
  readonly topic: string;
  readonly title: string;
  readonly line: string;
  readonly steps?: boolean;
  readonly sections: readonly HelpSection[];
}
