import type { StagingRow } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useStagingWords } from '../../use-staging-words.ts';

/** A job on its way to another status. */
export type Move = { readonly staging: StagingRow; readonly to: StagingStatus };
export type RefusedMove = Move & { readonly problem: ApiProblem };

/** What stands in the way of it and is to be read; the rest is told in passing. */
const explained = ['promised_elsewhere', 'conflict', 'illegal_transition'];

/** Moves a job on: at once, or after asking where nothing leads back. */
export const useMove = () => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const [unconfirmed, setUnconfirmed] = useState<Move | null>(null);
  const [refused, setRefused] = useState<RefusedMove | null>(null);
  // What is being sent: a problem comes without it.
  const current = useRef<Move | null>(null);
  const { submit, pending } = useSubmit(
    ({ staging: { id, version }, to }: Move, options: Parameters<typeof api.stagings.setStatus>[1]) =>
      api.stagings.setStatus({ id, version, status: to }, options),
    {
      onDone: ({ name, status }) =>
        toast(t('board.moved', { name: isolated(name), status: optionName('status', status) }), {
          tone: 'success',
        }),
      onProblem: (problem) => {
        const move = current.current;
        if (move && explained.includes(problem.code)) setRefused({ ...move, problem });
        else toastProblem(problem);
        return true;
      },
    },
  );
  const send = (move: Move) => {
    current.current = move;
    void submit(move);
  };
  return {
    unconfirmed,
    refused,
    pendingId: pending ? current.current?.staging.id : undefined,
    to: (staging: StagingRow, to: StagingStatus) =>
      isEnded(to) ? setUnconfirmed({ staging, to }) : send({ staging, to }),
    confirm: () => {
      if (unconfirmed) send(unconfirmed);
      setUnconfirmed(null);
    },
    forget: () => setUnconfirmed(null),
    accept: () => setRefused(null),
  };
};
