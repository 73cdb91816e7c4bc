import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../platform/api/query-client.ts';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { StatusDialogProps } from '../../promises/status/status-dialog.tsx';
import type { Move } from './use-move.ts';

const StatusDialog = lazyDialog<StatusDialogProps>(
  ({ status }) => status !== null,
  async () => {
    const [{ StatusDialog: Dialog }] = await Promise.all([
      import('../../promises/status/status-dialog.tsx'),
      loadWords('stagings/promises'),
    ]);
    return Dialog;
  },
);

/** What a card that was let go in another column would bring about, as on its own page, before it does. */
export const MoveDialog = ({ move, onClose }: { move: Move | null; onClose: () => void }) => {
  const kept = useKept(move);
  const staging = useQuery({
    ...queries.stagings.get.queryOptions({ input: { id: kept?.staging.id ?? '' } }),
    enabled: kept !== null,
  });
  const { error } = staging;
  useEffect(() => {
    if (!move || !error) return;
    toastProblem(error);
    onClose();
  }, [move, error, onClose]);
  if (!staging.data) return null;
  return <StatusDialog staging={staging.data} status={move?.to ?? null} onClose={onClose} named />;
};
