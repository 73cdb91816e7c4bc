import type { ReactNode } from 'react';

/** Stands in a translated sentence where something a person typed belongs: `t('removed', { name: slot })`. */
export const slot = '\uFFFC';

/** A sentence with text that a person typed, kept from reordering the words around it. */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => {
  const [before = '', ...after] = text.split(slot);
  return (
    <>
      {before}
      {after.length > 0 && <bdi>{children}</bdi>}
      {after.join('')}
    </>
  );
};

/** The same for places that take plain text only (toasts, names of buttons): Unicode's own isolation marks. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
