/** The same things with one of them at another position; never outside of the list. */
export const movedTo = <Thing>(list: readonly Thing[], thing: Thing, to: number): Thing[] => {
  const from = list.indexOf(thing);
  if (from < 0) return [...list];
  const target = Math.min(Math.max(to, 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(target, 0, thing);
};
