/** Runs it when the page has what it needs; where the browser cannot tell, after a moment. */
export const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
};

/** The same, and not before the page has stood there for a while: nobody needs it to begin with. */
export const afterAWhile = () => new Promise<void>((done) => whenIdle(() => void setTimeout(done, 3000)));
