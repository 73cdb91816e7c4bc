/** The day and the time on the clock of an organization, `2026-05-01` and `14:05`. */
export type NowThere = { readonly today: string; readonly time: string };
