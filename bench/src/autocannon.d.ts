/** What the bench uses of autocannon, which ships no types. */
declare module 'autocannon' {
  type Options = { url: string; headers?: Record<string, string>; connections?: number; duration?: number };
  type Result = { non2xx: number; errors: number; requests: { average: number } };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
