import { useRef, useState } from 'react';
import { ApiProblem } from './api-problem.ts';
import type { CallContext } from './call-context.ts';
import { changesShown, tellInvalidated } from './changes-made.ts';
import { newKey } from './new-key.ts';

type Submitting<Output> = {
  /** At once, while what it changed is read again: for a form that this makes disappear. */
  onAnswer?: (output: Output) => void | Promise<void>;
  /** When the screen shows what it changed. */
  onDone?: (output: Output) => void | Promise<void>;
  /** Return true when the problem was dealt with (shown on its fields, say); otherwise it is in `problem`. */
  onProblem?: (problem: ApiProblem) => boolean | undefined;
};

/**
 * Sends a form: one call at a time, however often the button is pressed. The same wish keeps its idempotency key
 * until it has been done, so trying again after a lost answer does not do it twice.
 */
export const useSubmit = <Input, Output>(
  call: (input: Input, options: { context: CallContext }) => Promise<Output>,
  { onAnswer, onDone, onProblem }: Submitting<Output> = {},
) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const submission = useRef<{ body: string; key: string } | undefined>(undefined);
  const busy = useRef(false);

  const submit = async (input: Input) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setProblem(null);
    try {
      const output = await call(input, { context: { idempotencyKey: keyFor(input) } });
      submission.current = undefined;
      await onAnswer?.(output);
      await changesShown();
      await onDone?.(output);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status >= 400 && error.status < 500) submission.current = undefined;
      // Pieces were taken meanwhile: what the screen shows of them is old.
      if (error.code === 'promised_elsewhere') tellInvalidated(['stagings', 'availability', 'items']);
      if (!onProblem?.(error)) setProblem(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const keyFor = (input: Input) => {
    const body = JSON.stringify(input) ?? '';
    if (submission.current?.body !== body) submission.current = { body, key: newKey() };
    return submission.current.key;
  };

  return { submit, pending, problem };
};
