import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { answer } from './answer-store.ts';
import { hasScanTarget } from './scan-target.ts';
import { type Burst, hear } from './wedge-rules.ts';

/**
 * Hears a hand scanner wherever the focus is. What it typed into a field on the way is taken out again. While a dialog is
 * open the keys belong to the dialog, unless it has a field for what is scanned. What came in parts is said to be unread:
 * whoever scans with the eyes on the shelf believes that it was heard.
 */
export const useWedge = (onScan: (text: string) => void) => {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let burst: Burst | null = null;
    let takeBack = () => {};
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp: at, repeat, ctrlKey, altKey, metaKey, target } = event;
      const before = burst;
      // A scanner types `@` with AltGr, which is Ctrl and Alt together.
      const stroke = { key, at, repeat, command: metaKey || ctrlKey !== altKey };
      const heard = hear(burst, stroke, { isInField: isField(target) });
      const isFirst = heard.burst !== null && heard.burst.from === heard.burst.to && heard.burst !== before;
      // The page is searched when a scan begins and when it ends, not for each sign.
      const isOver = heard.scanned !== undefined || heard.unread === true;
      if ((isFirst || isOver) && areKeysOfDialog()) {
        burst = null;
        return;
      }
      burst = heard.burst;
      if (isOver) {
        event.preventDefault();
        event.stopPropagation();
        takeBack();
        if (heard.scanned === undefined)
          answer({ tone: 'bad', words: i18next.t('inventory/scan:answer.unread') });
        else latest.current(heard.scanned);
      } else if (isFirst) takeBack = rememberText(target);
      // Signs in the middle of a scan are no shortcuts, and scroll nothing.
      else if (burst && burst !== before && !isField(target)) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};

const areKeysOfDialog = () => !hasScanTarget() && document.querySelector('[role="dialog"]') !== null;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

/** Remembers what stands in a field now, and answers how to have it back. */
const rememberText = (target: EventTarget | null) => {
  if (!isField(target)) return () => {};
  const field = target as HTMLInputElement | HTMLTextAreaElement; // as `isField` says
  const text = field.value;
  return () => {
    // React keeps its own copy of the value and hears of changes by the input event only.
    const owner = Object.getPrototypeOf(field) as object; // the element's own kind, which has the setter
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};
