import type { Ability } from '../../kernel/access/build-ability.ts';
import { type DeviceEventKind, deviceEventKinds } from './event-kinds.ts';

/**
 * What a member may record with a device: everything; what whoever carries pieces sees of them, and the undoing of it; or
 * nothing.
 */
export type RecordRight = 'everything' | 'pieces' | 'nothing';

export const recordRightOf = (ability: Pick<Ability, 'can'>): RecordRight => {
  if (ability.can('update', 'Item')) return 'everything';
  return ability.can('create', 'Scan') ? 'pieces' : 'nothing';
};

export const mayRecordPieces = (ability: Pick<Ability, 'can'>) => recordRightOf(ability) !== 'nothing';

/** Counting stock changes what an organization is said to own: that needs the right of a desk. */
export const mayRecordKind = (right: RecordRight, kind: DeviceEventKind) =>
  right === 'everything' || (right === 'pieces' && !deviceEventKinds[kind].isStock);
