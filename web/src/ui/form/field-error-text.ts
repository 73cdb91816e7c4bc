import i18next from 'i18next';
import { isolated } from '../text/sentence.tsx';

/** What only a spreadsheet can get wrong has words of its own, loaded where one is sent. */
const namespaces = ['ui', 'ui/sheets'] as const;

/** The words of a field error; `n` is the limit that was missed, `name` what nothing is called. */
export const fieldErrorText = (key: string, n?: number, name = '') => {
  const limit = { n, count: n ?? 0, name: isolated(name) };
  const known = namespaces
    .map((namespace) => `${namespace}:${key}`)
    .find((full) => i18next.exists(full, limit));
  return String(i18next.t((known ?? 'ui:errors.invalid') as 'ui:errors.invalid', limit)); // checked by exists
};
