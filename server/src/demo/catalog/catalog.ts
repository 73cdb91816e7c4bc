import type { UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';

/** Whose catalog a demo organization gets, and when. */
export type Catalog = {
  readonly language: Language;
  /** Who buys, and who works in the warehouse. */
  readonly buyer: UserId;
  readonly hand: UserId;
  readonly foundedDaysAgo: number;
  readonly now: Date;
};
