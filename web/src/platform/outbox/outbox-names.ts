import { named } from '../base.ts';
import { unsentPrefix } from '../storage/local-storage.ts';

/** Begins like all that outlives the session. */
export const outboxDatabase = named(`${unsentPrefix}Outbox`);
export const outboxLock = named('archway-outbox');
export const outboxChannel = named('archway-outbox');
