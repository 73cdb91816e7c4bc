import { useEffect, useRef } from 'react';
import { type Burst, hear } from './wedge-rules.ts';

/**
 * Hears a hand scanner wherever the focus is. What it typed into a field on the way is taken out again. While a dialog is
 * open the keys belong to the dialog.
 */
export const useWedge = (onScan: (text: string) => void) => {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let burst: Burst | null = null;
    let takeBack = () => {};
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')) return;
      const { key, timeStamp: at, repeat, ctrlKey, altKey, metaKey, target } = event;
      const before = burst;
      // A scanner types `@` with AltGr, which is Ctrl and Alt together.
      const heard = hear(burst, { key, at, repeat, command: metaKey || ctrlKey !== altKey });
      burst = heard.burst;
      if (heard.scanned !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        takeBack();
        latest.current(heard.scanned);
      } else if (burst && burst.from === burst.to && burst !== before) takeBack = rememberText(target);
      // Signs in the middle of a scan are no shortcuts.
      else if (burst && burst !== before && !isField(target)) event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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
