import autocannon from 'autocannon';

/** Requests per second that one address answers, over sixteen connections. An answer that is not 2xx spoils the run. */
export const requestsPerSecond = async (url: string, headers: Record<string, string> = {}, seconds = 5) => {
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
};

export const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
