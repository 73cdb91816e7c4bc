import type { ClientKind } from './client-fields.ts';

/** Clients who sell or let homes of their own; agents, brokerages and planners work for somebody else. */
const owners: readonly ClientKind[] = ['homeowner', 'builder', 'investor', 'corporate'];

export const ownsHomes = (kind: ClientKind): boolean => owners.includes(kind);
