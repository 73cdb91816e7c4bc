import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import type { CallContext } from '../../../platform/api/call-context.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { type Conflict, conflictOf } from './conflict-of.ts';

type Met<Input> = { readonly conflict: Conflict; readonly input: Input };

/** Sends something that pieces may stand in the way of, and keeps what collided until it is settled or left. */
export const useClashing = <Input, Output>(
  call: (input: Input, options: { context: CallContext }) => Promise<Output>,
  onDone: (output: Output) => void,
  /** Told of what is no conflict, while no dialog is open that shows it. */
  onProblem?: (problem: ApiProblem) => true,
) => {
  const [met, setMet] = useState<Met<Input> | null>(null);
  const sent = useRef<Input | null>(null);
  const { submit, pending, problem } = useSubmit(call, {
    onDone: (output) => {
      setMet(null);
      onDone(output);
    },
    onProblem: (refused) => {
      const conflict = conflictOf(refused);
      if (!conflict || sent.current === null) return met ? false : onProblem?.(refused);
      const { current: input } = sent;
      // A replacement that is gone is chosen anew, for the clashes of before.
      setMet((before) =>
        conflict.takenMeanwhile && before
          ? { ...before, conflict: { ...before.conflict, takenMeanwhile: true } }
          : { conflict, input },
      );
      return true;
    },
  });
  return {
    /** What collided, and with what. */
    met,
    pending,
    problem,
    submit: (input: Input) => {
      sent.current = input;
      return submit(input);
    },
    /** Once more what was sent: the world moved. */
    again: () => {
      if (met) void submit(met.input);
    },
    leave: () => setMet(null),
  };
};
