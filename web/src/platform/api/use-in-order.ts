import { useRef } from 'react';

/** Runs one after the other, also what is asked for while an earlier one is under way; none is dropped. */
export const useInOrder = <Input>(run: (input: Input) => Promise<void>) => {
  const last = useRef<Promise<void>>(Promise.resolve());
  return (input: Input) => {
    const next = last.current.then(() => run(input));
    // One that breaks off does not keep the later ones from running.
    last.current = next.catch(() => {});
    return next;
  };
};
