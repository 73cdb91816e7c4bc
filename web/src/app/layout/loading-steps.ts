/** Percent: where the bar starts, how far it grows while loading, and how much in one step. */
const start = 10;
const ceiling = 82;
const step = 12;

export const stepMilliseconds = 800;
export const resetMilliseconds = 300;

export type LoadingBar = { readonly shown: boolean; readonly percent: number };

export const resting: LoadingBar = { shown: false, percent: 0 };

/** Loading begins, goes on for another step, has resolved, is over: one event, one next state. */
export const nextBar = (bar: LoadingBar, event: 'begin' | 'step' | 'resolve' | 'reset'): LoadingBar => {
  switch (event) {
    case 'begin':
      return { shown: true, percent: start };
    case 'step':
      return { ...bar, percent: Math.min(ceiling, bar.percent + step) };
    case 'resolve':
      return bar.shown ? { shown: true, percent: 100 } : resting;
    case 'reset':
      return resting;
  }
};
