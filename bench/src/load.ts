import autocannon from 'autocannon';

export type Call = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** For calls of which no two are the same: what the next one asks. */
  next?(): { readonly path: string; readonly body?: string };
};

let addresses = 0;

/** As if sent from another office: what one address may ask in ten minutes is less than what is measured here. */
export const fromElsewhere = (headers: Record<string, string> = {}) => {
  addresses += 1;
  return { ...headers, 'x-forwarded-for': `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
};

/** Requests per second that one call is answered, over sixteen connections. An answer that is not 2xx spoils the run. */
export const requestsPerSecond = async ({ next, ...call }: Call, seconds = 5) => {
  const { method = 'GET', headers = {} } = call;
  const result = await autocannon({
    ...call,
    ...(next && {
      requests: [{ method, headers, setupRequest: (request) => ({ ...request, ...next() }) }],
    }),
    connections: 16,
    // Also how exactly the end is noticed, in milliseconds.
    sampleInt: 50,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
};

export const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
