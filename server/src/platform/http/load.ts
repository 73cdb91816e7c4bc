/** How busy this process is, and whether it is on its way out. */
export type Load = {
  begin(): void;
  end(): void;
  readonly inFlight: number;
  /** How long ago the last request came. */
  readonly quietMs: number;
  readonly overloaded: boolean;
  draining: boolean;
  stop(): void;
};

/** More than this at once, or a loop this late, and newcomers are better told to come back than left to wait. */
const mostInFlight = 1000;
const usual = { mostDelayMs: 1000, everyMs: 500 };

/** `mostDelayMs` and `everyMs`: how late the loop may be, and how often that is looked at. */
export const watchLoad = ({ mostDelayMs, everyMs } = usual): Load => {
  // One long wait (for a disk that is busy writing, say) is over when it is noticed: only the second in a row says that
  // there is more to do than can be done.
  let [late, wasLate] = [false, false];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const isLate = now - last - everyMs > mostDelayMs;
    [last, late, wasLate] = [now, isLate && wasLate, isLate];
  }, everyMs).unref();
  let inFlight = 0;
  let lastBegan = 0;
  return {
    begin: () => {
      inFlight += 1;
      lastBegan = performance.now();
    },
    end: () => {
      inFlight -= 1;
    },
    get inFlight() {
      return inFlight;
    },
    get quietMs() {
      return performance.now() - lastBegan;
    },
    get overloaded() {
      return late || inFlight > mostInFlight;
    },
    draining: false,
    stop: () => clearInterval(timer),
  };
};
