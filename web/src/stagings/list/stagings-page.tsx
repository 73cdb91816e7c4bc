/** An owner or designer sees every job: what is live, late, ending, colliding. */
export const StagingsPage = () => null;
