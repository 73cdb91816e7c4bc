import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import Dexie, { type Table } from 'dexie';
import { named } from '../../../platform/base.ts';
import type { Whose } from '../../../platform/session/who-is-here.ts';

export type KeptRow = MoveEventRow & { readonly moveId: string };
export type Heard = { readonly moveId: string; readonly after: string; readonly asOf: number };

/**
 * What was recorded on moves, as the server told it, on the disk of this device, for the one member and organization that
 * `whose` names. The server has all of it: a later shape drops this one, and it goes with the session.
 */
export class MovesDatabase extends Dexie {
  declare readonly rows: Table<KeptRow, [string, string]>;
  declare readonly heard: Table<Heard, string>;
  declare readonly whose: Table<Whose, 'now'>;

  constructor() {
    super(named('knownMoves'));
    this.version(1).stores({ rows: '[moveId+id], moveId', heard: 'moveId', whose: '' });
  }
}
