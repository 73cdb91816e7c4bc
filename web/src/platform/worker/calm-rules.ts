/** What somebody is in the middle of. */
export type Moment = {
  readonly now: number;
  readonly isHidden: boolean;
  /** When somebody last pressed, touched or went somewhere, and when something was last scanned. */
  readonly touchedAt: number;
  readonly scannedAt: number;
  /** A form with changes, a file on its way: whatever would ask before the tab is closed. */
  readonly hasUnsaved: boolean;
  readonly hasDialog: boolean;
  readonly isTyping: boolean;
  /** Changes on their way to the server, and scans that are being sent. */
  readonly isSending: boolean;
};

/** A crew puts a phone away between two scans. */
const scanPauseMs = 5 * 60_000;
/** Somebody who looks at a page for so long without touching it reads it, or is not there. */
const restMs = 2 * 60_000;

/** Whether a page can be loaded anew without anybody losing anything or being torn out of their work. */
export const isCalm = (moment: Moment): boolean =>
  losesNothing(moment) && !moment.isTyping && (moment.isHidden || moment.now - moment.touchedAt >= restMs);

/** Whoever goes to another page loads that page; it may as well be the new one. */
export const isCalmToGo = (moment: Moment): boolean => losesNothing(moment);

const losesNothing = ({ now, scannedAt, hasUnsaved, hasDialog, isSending }: Moment) =>
  !hasUnsaved && !hasDialog && !isSending && now - scannedAt >= scanPauseMs;
