/** How busy this process is, and whether it is on its way out. An answer stands for its request. */
export type Load = {
  /** A request has come. Until it has left, a process that stops waits for it. */
  enter(answer: object): void;
  /** It has arrived whole and is worked on: what is on its way in or out is no work. */
  begin(answer: object): void;
  /** What it is answered is known. */
  end(answer: object): void;
  /** Nobody waits for it any more. */
  leave(answer: object): void;
  readonly inFlight: number;
  /** How long ago the last request came. */
  readonly quietMs: number;
  readonly overloaded: boolean;
  draining: boolean;
  stop(): void;
};

/** More than this worked on at once, or a loop this late, and newcomers are better told to come back than left to wait. */
const mostAtWork = 1000;
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
  const [inside, atWork] = [new Set<object>(), new Set<object>()];
  let lastCame = 0;
  return {
    enter: (answer) => {
      inside.add(answer);
      lastCame = performance.now();
    },
    begin: (answer) => {
      if (inside.has(answer)) atWork.add(answer);
    },
    end: (answer) => void atWork.delete(answer),
    leave: (answer) => {
      inside.delete(answer);
      atWork.delete(answer);
    },
    get inFlight() {
      return inside.size;
    },
    get quietMs() {
      return performance.now() - lastCame;
    },
    get overloaded() {
      return late || atWork.size > mostAtWork;
    },
    draining: false,
    stop: () => clearInterval(timer),
  };
};
