/** What the bench uses of autocannon, which ships no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    method?: 'GET' | 'POST' | 'PATCH';
    headers?: Record<string, string>;
    body?: string;
    requests?: (Request & { setupRequest(request: Request): Request })[];
    connections?: number;
    duration?: number;
    sampleInt?: number;
  };
  type Result = { non2xx: number; errors: number; duration: number; requests: { total: number } };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
