import type { MoveId } from '@archway/contract/kernel/ids';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useOutboxCounts } from '../../../platform/outbox/use-outbox.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';

type Finishing = {
  readonly id: MoveId;
  readonly onFinished: () => void;
  /** There is no network, or it went meanwhile. */
  readonly onUnreachable: () => void;
};

/** Finishes a move once what was just scanned on this device has been sent: whoever asks for it need not wait and ask again. */
export const useFinish = ({ id, onFinished, onUnreachable }: Finishing) => {
  const online = useOnline();
  const waiting = useOutboxCounts().data?.waiting ?? 0;
  const isReady = online && waiting === 0;
  const [isRequested, setRequested] = useState(false);
  const { mutate, isPending } = useMutation({
    // Scans raise the version, and the last one may just have been heard: whether all is settled the server knows.
    mutationFn: async () => {
      const { version } = await api.moves.get({ id });
      return api.moves.complete({ id, version });
    },
    onSuccess: onFinished,
    onError: toastProblem,
  });
  useEffect(() => {
    if (!isRequested) return;
    if (isReady) mutate();
    else if (!online) onUnreachable();
    if (isReady || !online) setRequested(false);
  });
  return {
    isReady,
    isPending: isPending || isRequested,
    finish: () => setRequested(true),
    cancel: () => setRequested(false),
  };
};
