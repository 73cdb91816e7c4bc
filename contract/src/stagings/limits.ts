export const mostRooms = 60;

/** Of a file of a job: a scan of an agreement, a floor plan of many pages. */
export const largestStagingFile = 25 * 1024 * 1024;
export const mostStagingFiles = 200;
export const longestFileName = 160;
