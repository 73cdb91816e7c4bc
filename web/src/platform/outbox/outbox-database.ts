import Dexie, { type EntityTable, type Table } from 'dexie';
import type { OutboxEntry, OutboxPicture, SentEntry } from './outbox-entry.ts';
import { outboxDatabase } from './outbox-names.ts';

/**
 * What has not reached the server, on the disk of this device. A later shape is a further `version` with its `upgrade`: what
 * an earlier app kept is sent by the next one.
 */
export class OutboxDatabase extends Dexie {
  declare readonly entries: EntityTable<OutboxEntry, 'order'>;
  declare readonly pictures: Table<OutboxPicture, string>;
  declare readonly sent: Table<SentEntry, string>;

  constructor(name = outboxDatabase) {
    // Written through to the disk before a write counts as done: a phone that dies a moment later has it.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: '++order, &id, owner' });
    this.version(2).stores({ pictures: 'id, owner, factId', sent: 'id, owner, sentAt' });
  }
}
