/** Where a key leads in a row of things: the next, the one before, the ends. Undefined for a key that leads nowhere. */
export const indexAfter = (
  key: string,
  index: number,
  count: number,
  rightToLeft: boolean,
): number | undefined => {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowRight' || key === 'ArrowLeft';
  const next = index + (rightToLeft && sideways ? -step : step);
  return Math.min(Math.max(next, 0), count - 1);
};
