import type { Subject } from '../kernel/access/ability-words.ts';

/** The lists that can be looked at in ways of one's own, and the right that each takes. Without schemas: the web reads it too. */
export const listSubjects = {
  items: 'Item',
  pieces: 'Item',
  stored: 'Item',
  labels: 'Item',
  workOrders: 'Item',
  clients: 'Client',
  properties: 'Staging',
  stagings: 'Staging',
  moves: 'Move',
  vendors: 'Vendor',
  members: 'Member',
  invitations: 'Invitation',
  audit: 'AuditEntry',
} as const satisfies Record<string, Subject>;
