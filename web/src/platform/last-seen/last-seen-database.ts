import Dexie, { type EntityTable } from 'dexie';
import type { Whose } from '../session/who-is-here.ts';
import { lastSeenName } from './last-seen-name.ts';

export type KeptAnswer = {
  readonly hash: string;
  readonly at: number;
  /** The answer as JSON. */
  readonly text: string;
  readonly bytes: number;
};

/** What one member saw last, on the disk of this device: never of two. */
export class LastSeenDatabase extends Dexie {
  declare readonly answers: EntityTable<KeptAnswer, 'hash'>;
  declare readonly whose: EntityTable<Whose & { id: 'now' }, 'id'>;

  constructor(name = lastSeenName) {
    super(name);
    this.version(1).stores({ answers: 'hash', whose: 'id' });
  }
}
