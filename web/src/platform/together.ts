/** So long it takes at least from one to the next. */
const restMs = 700;
/** So long it waits for the page to be at rest. */
const patienceMs = 500;

/** For what is not urgent: it is done when the page is at rest, and calls that come close together become one. */
export const together = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let doneAt = Number.NEGATIVE_INFINITY;
  const run = () => {
    idle = undefined;
    doneAt = Date.now();
    work();
  };
  const whenIdle = () => {
    timer = undefined;
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(run, { timeout: patienceMs });
    else run();
  };
  return {
    call: () => {
      if (timer !== undefined || idle !== undefined) return;
      timer = setTimeout(whenIdle, Math.max(0, doneAt + restMs - Date.now()));
    },
    stop: () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    },
  };
};
