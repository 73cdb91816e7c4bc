import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** On a phone every table is a list of cards, also one that would fit. */
const phone = '(max-width: 37.49em)';

/**
 * Sets `data-snug` and `data-cards` on the table inside the box: where its words do not fit beside each other, in this
 * language and with these rows, they first move together, and then each row is shown as a card. Measured before anything is
 * painted, and again when the box gets another width.
 */
export const useCardsWhereNarrow = (box: RefObject<HTMLElement | null>, ...shown: readonly unknown[]) => {
  useLayoutEffect(() => measure(box.current), [box, ...shown]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure(element);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
};

const measure = (box: HTMLElement | null) => {
  const table = box?.querySelector<HTMLElement>('table');
  if (!box || !table) return;
  const isTooNarrow = () => box.scrollWidth > box.clientWidth + 1;
  table.dataset['cards'] = table.dataset['snug'] = 'false';
  if (matchMedia(phone).matches) {
    table.dataset['cards'] = 'true';
    return;
  }
  if (!isTooNarrow()) return;
  table.dataset['snug'] = 'true';
  if (!isTooNarrow()) return;
  table.dataset['snug'] = 'false';
  table.dataset['cards'] = 'true';
};
