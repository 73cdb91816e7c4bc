import type { Heard } from '../../platform/live/follow-changes.ts';

/** Which slices are read again after what was heard; `undefined` means all of them. */
export const slicesToRead = (heard: readonly Heard[]): ReadonlySet<string> | undefined => {
  const slices = new Set<string>();
  for (const one of heard) {
    if (one === 'everything') return undefined;
    for (const slice of one.invalidated) slices.add(slice);
  }
  return slices;
};
