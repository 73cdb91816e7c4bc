const kinds = [
  'moved',
  'seen',
  'damaged',
  'missing',
  'found',
  'undone',
  'received',
  'transferred',
  'counted',
] as const;
type Kind = (typeof kinds)[number];

/** What was recorded, by the name of its words; what an older or newer version of the app made up has none. */
export const kindWord = (kind: string): Kind | 'unknown' =>
  kinds.find((known) => known === kind) ?? 'unknown';
