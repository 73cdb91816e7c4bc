/**
 * Whose stagings a calendar shows: those its member designs, all as that member may see them, or all as the organization's
 * own, which stays when the member who made it leaves.
 */
export const feedScopes = ['own', 'all', 'organization'] as const;
export type FeedScope = (typeof feedScopes)[number];
