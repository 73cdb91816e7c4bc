import type { Query, QueryCache } from '@tanstack/react-query';
import { onForget } from '../session/forget.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { isKept } from './kept-calls.ts';
import type { Seen } from './last-seen.ts';
import { recalled } from './recall.ts';

/** Its database is loaded with the first answer that is kept. */
const store = () => import('./last-seen.ts');

/** Several answers are written together, when the page has drawn them. */
const writeAfterMs = 250;

/** Keeps what this member reads, for the time without a network. Answers how to stop. */
export const rememberSeen = (cache: QueryCache): (() => void) => {
  const unwritten = new Map<string, Seen>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ queryKey, queryHash, state }: Query) => {
    const whose = isKept(queryKey) ? whoIsHere() : undefined;
    if (!whose || state.data === undefined || recalled.has(queryHash)) return;
    unwritten.set(queryHash, { hash: queryHash, data: state.data, at: state.dataUpdatedAt, whose });
    timer ??= setTimeout(write, writeAfterMs);
  };
  const write = () => {
    timer = undefined;
    const seen = [...unwritten.values()];
    unwritten.clear();
    // A device that keeps nothing shows nothing without a network, and works as before.
    if (seen.length > 0)
      void store()
        .then(({ keepSeen }) => keepSeen(seen, whoIsHere))
        .catch(() => undefined);
  };
  const hidden = () => {
    if (document.visibilityState !== 'hidden' || timer === undefined) return;
    clearTimeout(timer);
    write();
  };

  for (const query of cache.getAll()) remember(query);
  const stopCache = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // An answer that was on its way when somebody left is of nobody who is here.
    if (cache.get(event.query.queryHash) !== event.query) return;
    // Whoever else listens has noted by then whether this is an answer or was recalled.
    queueMicrotask(() => remember(event.query));
  });
  const stopForget = onForget(() => {
    unwritten.clear();
    clearTimeout(timer);
    timer = undefined;
    void store()
      .then(({ dropSeen }) => dropSeen())
      .catch(() => undefined);
  });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    stopCache();
    stopForget();
    document.removeEventListener('visibilitychange', hidden);
  };
};
