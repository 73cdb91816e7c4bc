import autocannon from 'autocannon';

export type Call = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** Requests per second that one call is answered, over sixteen connections. An answer that is not 2xx spoils the run. */
export const requestsPerSecond = async (call: Call, seconds = 5) => {
  const result = await autocannon({ ...call, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
};

export const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
