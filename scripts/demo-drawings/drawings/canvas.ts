/** All pictures have this size. */
export const canvas = { width: 1200, height: 900 } as const;
