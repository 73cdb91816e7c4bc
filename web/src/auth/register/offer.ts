import type { Preview } from './invitation-rules.ts';

/** An invitation as every way of answering it needs it. */
export type Offer = {
  readonly token: string;
  readonly preview: Preview;
  readonly onDeclined: () => void;
  /** The link died meanwhile: answered in another tab, or taken back. */
  readonly onDead: () => void;
};
