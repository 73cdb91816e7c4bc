import { useRef, useState } from 'react';

type Actions = Readonly<Record<string, ((...given: never[]) => void) | undefined>>;

/** Functions that stay the same, and do what those of the last drawing do. */
export const useLatest = <Each extends Actions>(actions: Each): Each => {
  const latest = useRef(actions);
  latest.current = actions;
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as unknown as Each, // one for each, of its type
  );
  return stable;
};
