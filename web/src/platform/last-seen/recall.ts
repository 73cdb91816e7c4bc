import type { Query, QueryCache } from '@tanstack/react-query';
import { onForget } from '../session/forget.ts';
import { isSame, type Whose, whoIsHere } from '../session/who-is-here.ts';
import { isKept } from './kept-calls.ts';

/** Shown though the server did not answer, and to be read as soon as it does. */
export const recalled = new Set<string>();

onForget(() => recalled.clear());

/** What this member saw last of a query, as of the moment it was seen; the call's own answer where there is none, or later. */
export const lastSeenOr = async (
  answer: Promise<unknown>,
  query: Query,
  cache: QueryCache,
): Promise<unknown> => {
  const whose = isKept(query.queryKey) ? whoIsHere() : undefined;
  const seen = whose && (await recall(query.queryHash, whose).catch(() => undefined));
  if (!seen) return answer;
  recalled.add(query.queryHash);
  // The query notes the moment of its answer when it gets it: this comes after.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: seen.at });
    untilAnswered(query, cache);
    answer.then(
      // Somebody else may be here by then, or the same member elsewhere: it is none of theirs.
      (data) => {
        if (cache.get(query.queryHash) === query && isSame(whoIsHere(), whose)) query.setData(data);
      },
      () => undefined,
    );
  });
  return seen.data;
};

/** The database is a file of its own, which whoever keeps something loads too. */
const recall = async (hash: string, whose: Whose) => (await import('./last-seen.ts')).recallSeen(hash, whose);

const untilAnswered = (query: Query, cache: QueryCache) => {
  const stop = cache.subscribe((event) => {
    if (event.query !== query || event.type !== 'updated' || event.action.type !== 'success') return;
    recalled.delete(query.queryHash);
    stop();
  });
};
