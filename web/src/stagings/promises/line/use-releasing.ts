import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { canBeHeldAgain, holdAgainAs } from './removing-rules.ts';

/** Lets a line go at once; undone, it is held as it was. */
export const useReleasing = ({ id }: Staging) => {
  const { t } = useTranslation('stagings/promises');
  const holdAgain = useHoldingAgain(id);
  const { submit } = useSubmit(
    async (line: Line, options) => {
      await api.stagings.release({ id, lineIds: [line.id] }, options);
      return line;
    },
    {
      onDone: (line) =>
        toast(t('done.released', { name: isolated(line.itemName) }), {
          tone: 'success',
          ...(canBeHeldAgain(line) ? { undo: () => holdAgain(line) } : {}),
        }),
      onProblem: toastProblem,
    },
  );
  return (line: Line) => void submit(line);
};

/** Where others have the pieces by now it stays as it is, and that is told. */
const useHoldingAgain = (id: Staging['id']) => {
  const { t } = useTranslation('stagings/promises');
  const { submit } = useSubmit(
    async (line: Line, options) => {
      const given = { id, lineIds: [line.id], onClash: 'refuse' as const };
      try {
        if (holdAgainAs(line) === 'firm')
          await api.stagings.reserve({ ...given, swaps: [], fewer: [] }, options);
        else await api.stagings.renewHolds(given, options);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'promised_elsewhere') throw error;
        toast(t('done.notHeldAgain', { name: isolated(line.itemName) }), { tone: 'error' });
      }
    },
    { onProblem: toastProblem },
  );
  return (line: Line) => void submit(line);
};
