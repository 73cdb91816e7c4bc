/** What the build writes in front of the worker (web/build/worker): its version, and the files it keeps. */
export type BuiltFiles = {
  readonly version: string;
  /** Without these the app does not open: the frame, scanning, and where members go first. */
  readonly core: readonly string[];
  /** Everything else, kept when there is time for it. */
  readonly rest: readonly string[];
};
