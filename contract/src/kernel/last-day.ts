/**
 * The last day on which a home has its pieces: its end, on which they are taken down and come back. From when on they are free
 * again, after they have rested, is the end of the hold.
 */
export const lastDayOf = ({ endsOn }: { readonly endsOn: string }): string => endsOn;
