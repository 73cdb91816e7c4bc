import i18next from 'i18next';

/** The words of a field error; `n` is the limit that was missed. */
export const fieldErrorText = (key: string, n?: number) => {
  const full = `ui:${key}`;
  const limit = { n, count: n ?? 0 };
  const known = i18next.exists(full, limit) ? full : 'ui:errors.invalid';
  return String(i18next.t(known as 'ui:errors.invalid', limit)); // checked by exists
};
