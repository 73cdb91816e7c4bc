import { useSubmit } from '../../../platform/api/use-submit.ts';
import type { useFields } from '../../../ui/form/use-fields.ts';
import type { StockRecorder } from './stock-recorder.ts';

type StockForm<Input> = {
  readonly recorder: StockRecorder;
  readonly record: (input: Input) => ReturnType<StockRecorder['count']>;
  /** What is told of it. */
  readonly words: (input: Input) => string;
  readonly form: Pick<ReturnType<typeof useFields>, 'showErrors'>;
  readonly onClose: () => void;
};

/** Records what was filled in, closes the dialog and tells of it. */
export const useStockForm = <Input>({ recorder, record, words, form, onClose }: StockForm<Input>) => {
  const finish = ({ input, recorded }: { input: Input; recorded: Awaited<ReturnType<typeof record>> }) => {
    onClose();
    if (recorded) recorder.announce(words(input), recorded);
  };
  return useSubmit(async (input: Input) => ({ input, recorded: await record(input) }), {
    // What is on the device is recorded, whatever the screen shows of it later.
    ...(recorder.isInField ? { onAnswer: finish } : { onDone: finish }),
    onProblem: ({ errors }) => form.showErrors(errors),
  });
};
