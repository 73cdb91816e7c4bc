/** The time on the clock there, `14:05`. */
export const timeIn = (timeZone: string | undefined, at: Date): string =>
  // Sweden writes times as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
