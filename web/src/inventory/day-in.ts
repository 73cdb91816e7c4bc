/** The day a moment falls on there, `2026-05-01`. */
export const dayIn = (timeZone: string | undefined, at: Date): string =>
  // Canada writes days as ISO does.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
