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
/** Of the time that has passed, what a processor worked for us when there is too much to do. */
const busyShare = 0.4;

/** `mostDelayMs` and `everyMs`: how late the loop may be, and how often that is looked at. */
export const watchLoad = ({ mostDelayMs, everyMs } = usual): Load => {
  // One long wait (for a disk that is busy writing, say) is over when it is noticed: only the second in a row says that
  // there is more to do than can be done. A loop that is late and did little was not let run, by a machine that serves
  // others; turning people away would not make it quicker.
  let [late, wasLate] = [false, false];
  let [last, used] = [performance.now(), process.cpuUsage()];
  const timer = setInterval(() => {
    const elapsed = performance.now() - last;
    const { user, system } = process.cpuUsage(used);
    const isLate = elapsed - everyMs > mostDelayMs && (user + system) / 1000 > elapsed * busyShare;
    [last, used] = [performance.now(), process.cpuUsage()];
    [late, wasLate] = [isLate && wasLate, isLate];
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
