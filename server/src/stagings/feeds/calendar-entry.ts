import type { MembershipId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../../platform/db/db.ts';

/** Something beside the days of jobs that belongs into a calendar, as another slice tells it. */
export type CalendarEntry = {
  /** The same one however often it moves. */
  readonly uid: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Below the address of the product. */
  readonly path: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** The day, where no times are known. */
  readonly on: string;
  /** Moments, where both are known. */
  readonly from: string | null;
  readonly until: string | null;
};

type EntriesQuery = {
  /** Nothing of what was over before. */
  readonly since: string;
  /** Only what concerns this member; nothing: everything. */
  readonly memberId: MembershipId | null;
  readonly language: Language;
  readonly timeZone: string;
};

/** Reads the entries of a calendar, for whoever may see them. */
export type EntriesOf = (db: OrgDb, query: EntriesQuery) => Promise<CalendarEntry[]>;
