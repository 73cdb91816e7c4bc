import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How busy this process is, and whether it is on its way out. */
export type Load = {
  begin(): void;
  end(): void;
  readonly inFlight: number;
  readonly overloaded: boolean;
  draining: boolean;
  stop(): void;
};

/** More than this at once, or a loop this late, and newcomers are better told to come back than left to wait. */
const mostInFlight = 1000;
const mostDelayMs = 1000;

export const watchLoad = (): Load => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  const timer = setInterval(() => {
    late = delay.percentile(50) / 1e6 > mostDelayMs;
    delay.reset();
  }, 1000).unref();
  let inFlight = 0;
  return {
    begin: () => {
      inFlight += 1;
    },
    end: () => {
      inFlight -= 1;
    },
    get inFlight() {
      return inFlight;
    },
    get overloaded() {
      return late || inFlight > mostInFlight;
    },
    draining: false,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
};
