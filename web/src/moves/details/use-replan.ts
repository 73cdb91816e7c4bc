import type { Move } from '@archway/contract/moves/move';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';

/** Takes over what the job promises now. */
export const useReplan = ({ id, version }: Pick<Move, 'id' | 'version'>) => {
  const { t } = useTranslation('moves/details');
  const { submit, pending } = useSubmit(
    (input: { id: string; version: number }, options: Parameters<typeof api.moves.replan>[1]) =>
      api.moves.replan(input, options),
    {
      onDone: ({ planned }) => toast(t('replan.done', { count: planned }), { tone: 'success' }),
      onProblem: toastProblem,
    },
  );
  return { now: () => void submit({ id, version }), pending };
};
