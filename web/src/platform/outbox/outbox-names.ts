import { unsentPrefix } from '../storage/local-storage.ts';

/** Begins like all that outlives the session. */
export const outboxDatabase = `${unsentPrefix}Outbox`;
export const outboxLock = 'archway-outbox';
export const outboxChannel = 'archway-outbox';
