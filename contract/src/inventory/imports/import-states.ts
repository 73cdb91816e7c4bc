import type { Transitions } from '../../kernel/states/transitions.ts';

export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'canceled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** Nothing of the catalog changes before `applying`, and until `done` nothing of it is seen. */
export const importTransitions = {
  mapping: ['checking', 'canceled'],
  checking: ['checked', 'failed', 'canceled'],
  checked: ['mapping', 'checking', 'applying', 'canceled'],
  // Back to `checked` when rows turned out to be wrong that had been found right.
  applying: ['done', 'checking', 'checked', 'failed', 'canceled'],
  done: [],
  canceled: [],
  failed: ['mapping', 'checking', 'canceled'],
} as const satisfies Transitions<ImportState>;

/** Somebody works on it now. */
export const isRunning = (state: ImportState) => state === 'checking' || state === 'applying';

/** What the log says of an import that somebody started and that came to nothing. The work itself writes it, no call does. */
export const importFailed = 'import.failed';

/** Why an import stopped. Each has its words on the screen. */
export const importFailures = [
  'unreadable',
  'unclosed_quote',
  'empty',
  'too_many_rows',
  'too_many_columns',
  'too_large',
  'encrypted',
  'unsafe_zip',
  'moved_on',
  'internal',
] as const;
export type ImportFailure = (typeof importFailures)[number];
