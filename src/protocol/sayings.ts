// What may be said at a table of people. The page loads it with every duel, so it stands apart from what checks messages.

/** What people may say to each other where free text is not allowed. */
export const PHRASES = [
  'Hello!',
  'Good luck!',
  'One moment, please.',
  'Well played.',
  'Sorry!',
  'Thank you.',
  'Good game.',
] as const;

export const LONGEST_SAYING = 200;
