/** What an input of a day and a time holds, `2026-05-01T08:30` where the reader is, as a moment; undefined for none. */
export const readMoment = (typed: string): string | undefined => {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** The moment as such an input holds it. */
export const writeMoment = (moment: string): string => {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
