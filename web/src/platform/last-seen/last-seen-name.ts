import { named } from '../base.ts';

/** Not one of those that outlive the session: signing out removes it with all others. */
export const lastSeenName = named('lastSeen');
