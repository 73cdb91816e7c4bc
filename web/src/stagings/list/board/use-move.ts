import type { StagingRow } from '@archway/contract/stagings/staging';
import { movesPieces } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useInOrder } from '../../../platform/api/use-in-order.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useStagingWords } from '../../use-staging-words.ts';

/** A job on its way to another status. */
export type Move = { readonly staging: StagingRow; readonly to: StagingStatus };

/** Moves a job on: at once, or after telling what that does to its pieces. */
export const useMove = () => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const [told, setTold] = useState<Move | null>(null);
  const sentId = useRef<string>(undefined);
  const { submit, pending } = useSubmit(
    ({ staging: { id, version }, to }: Move, options: Parameters<typeof api.stagings.setStatus>[1]) =>
      api.stagings.setStatus({ id, version, status: to }, options),
    {
      onDone: ({ name, status }) =>
        toast(t('board.moved', { name: isolated(name), status: optionName('status', status) }), {
          tone: 'success',
        }),
      onProblem: toastProblem,
    },
  );
  const send = useInOrder(async (move: Move) => {
    sentId.current = move.staging.id;
    await submit(move);
  });
  return {
    told,
    pendingId: pending ? sentId.current : undefined,
    to: (staging: StagingRow, to: StagingStatus) => {
      if (movesPieces(staging.status, to)) return setTold({ staging, to });
      void send({ staging, to });
    },
    leave: useCallback(() => setTold(null), []),
  };
};
