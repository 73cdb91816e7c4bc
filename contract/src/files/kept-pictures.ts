/**
 * The pictures that something has once these are wanted, by somebody who saw others: what came to it meanwhile stays, at the
 * end, and what was taken from it meanwhile stays away. Whoever saw nothing in particular gets exactly what is wanted.
 */
export const keptPictures = <Id extends string>(
  wanted: readonly Id[],
  now: readonly Id[],
  seen: readonly Id[] = now,
): Id[] => [
  ...new Set([
    ...wanted.filter((id) => now.includes(id) || !seen.includes(id)),
    ...now.filter((id) => !seen.includes(id)),
  ]),
];
