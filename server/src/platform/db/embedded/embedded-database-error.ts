/** The embedded database cannot be had. The message is one line for the person who starts Archway. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
