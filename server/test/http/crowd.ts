import type { TestApp } from '../test-app.ts';

/** More at once than anybody can be served with. */
export const crowdIn = ({ server: { load } }: TestApp) => {
  const answers = Array.from({ length: 1001 }, () => ({}));
  for (const answer of answers) {
    load.enter(answer);
    load.begin(answer);
  }
  return { leave: () => answers.forEach(load.leave) };
};
