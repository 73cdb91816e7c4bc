import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { isAway } from '../api/answer-rules.ts';

/** So long a page waits for the server before it shows what was seen last. */
const patienceMs = 4000;

/**
 * Stands between a query and its call: where the server cannot be reached or is silent, the answer is what this member saw
 * last. How that is found is loaded then; where it cannot be, the call has the last word.
 */
export const orLastSeen = async (
  queryFn: QueryFunction<unknown>,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> => {
  const answer = Promise.resolve(queryFn(context));
  // What is on the screen already stays there.
  if (query.state.data !== undefined) return answer;
  const isAnswered = answer.then(
    () => true,
    (error) => !isAway(error),
  );
  const inTime = await Promise.race([isAnswered, after(patienceMs)]);
  const recall = inTime ? undefined : await import('./recall.ts').catch(() => undefined);
  return recall ? recall.lastSeenOr(answer, query, context.client.getQueryCache()) : answer;
};

const after = (ms: number) => new Promise<false>((over) => setTimeout(over, ms, false));
