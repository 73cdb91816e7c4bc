import { useEffect, useRef } from 'react';

/** Moves the focus to a heading whenever the step changes, but not when the first one is shown ('' before it is known). */
export const useStepFocus = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
};
