const ofRights = new Set(['Member', 'Role', 'Organization']);

/** Whether a change of this kind of thing may take rights away from those who listen. */
export const touchesRights = (type: string) => ofRights.has(type);
