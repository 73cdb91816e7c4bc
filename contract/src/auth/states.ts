export const accountStatuses = ['pending', 'active', 'locked', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What the log of an account says of a session that was ended because its token came twice. No endpoint declares it. */
export const tokenReused = 'account.token-reused';
