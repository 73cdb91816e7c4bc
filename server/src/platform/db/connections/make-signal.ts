/** Notifies those who wait to hear whether something happens at all. */
export type Signal = {
  notify(): void;
  /** Whether it happens within so many milliseconds. */
  notifiedWithin(withinMs: number): Promise<boolean>;
};

export const makeSignal = (): Signal => {
  const waiting = new Set<() => void>();
  return {
    notify: () => {
      for (const hear of waiting) hear();
    },
    notifiedWithin: (withinMs) =>
      new Promise((resolve) => {
        const settle = (rang: boolean) => {
          clearTimeout(timer);
          waiting.delete(hear);
          resolve(rang);
        };
        const hear = () => settle(true);
        const timer = setTimeout(settle, withinMs, false);
        waiting.add(hear);
      }),
  };
};
