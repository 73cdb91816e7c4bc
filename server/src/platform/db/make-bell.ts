/** Rings whenever something happened, for those who wait to hear whether it happens at all. */
export type Bell = {
  ring(): void;
  /** Whether it rings within so many milliseconds. */
  rings(withinMs: number): Promise<boolean>;
};

export const makeBell = (): Bell => {
  const waiting = new Set<() => void>();
  return {
    ring: () => {
      for (const hear of waiting) hear();
    },
    rings: (withinMs) =>
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
