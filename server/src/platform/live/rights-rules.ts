import type { ChangedType } from '@archway/contract/kernel/api/changes';

const ofRights: ReadonlySet<ChangedType> = new Set(['Member', 'Role', 'Organization'] as const);

/** Whether a change of this kind of thing may take rights away from those who listen. */
export const touchesRights = (type: ChangedType) => ofRights.has(type);
