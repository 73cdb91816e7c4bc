/** More than fit into any vehicle. */
export const mostCrew = 30;
