import { onOutboxChange } from '../outbox/outbox-changes.ts';
import { outboxLock } from '../outbox/outbox-names.ts';
import { pendingWrites } from '../reach/reach.ts';
import type { Moment } from './calm-rules.ts';

let touchedAt = Date.now();
let scannedAt = Number.NEGATIVE_INFINITY;

export const touched = () => {
  touchedAt = Date.now();
};

/** Follows what people do in this tab. Answers how to stop. */
export const followTouches = () => {
  const events = ['pointerdown', 'keydown', 'input', 'scroll'] as const;
  for (const event of events) addEventListener(event, touched, { capture: true, passive: true });
  const stop = onOutboxChange(({ kind }) => {
    if (kind === 'added') scannedAt = Date.now();
  });
  return () => {
    for (const event of events) removeEventListener(event, touched, { capture: true });
    stop();
  };
};

export const readMoment = async (): Promise<Moment> => ({
  now: Date.now(),
  isHidden: document.visibilityState === 'hidden',
  touchedAt,
  scannedAt,
  hasUnsaved: blocksUnload(),
  hasDialog: document.querySelector('[role=dialog]') !== null,
  isTyping: isTyping(document.activeElement),
  isSending: pendingWrites() > 0 || (await isOutboxSending()),
});

/** Whoever stops the closing of a tab is heard the same way. */
const blocksUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

const isOutboxSending = async () => {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some(({ name }) => name === outboxLock) ?? false;
};
