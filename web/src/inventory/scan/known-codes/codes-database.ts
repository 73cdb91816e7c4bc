import type { CodePage } from '@archway/contract/inventory/scan-codes/code-index';
import Dexie, { type Table } from 'dexie';
import { named } from '../../../platform/base.ts';
import type { Progress } from './progress-rules.ts';

/**
 * What codes lead to, on the disk of this device, for the one member and organization that `progress` names: the pages of the
 * server as they came, from which the memory is filled. The server has all of it: a later shape drops this one, and it goes
 * with the session.
 */
export class CodesDatabase extends Dexie {
  declare readonly pages: Table<CodePage, number>;
  declare readonly progress: Table<Progress, 'now'>;

  constructor() {
    super(named('knownCodes'));
    this.version(1).stores({ pages: '++', progress: '' });
  }
}
