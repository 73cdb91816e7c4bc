/** What the bench uses of autocannon, which ships no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    method?: 'GET' | 'POST' | 'PATCH';
    headers?: Record<string, string>;
    body?: string;
    connections?: number;
    duration?: number;
  };
  type Result = { non2xx: number; errors: number; requests: { average: number } };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
