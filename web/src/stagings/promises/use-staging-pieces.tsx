import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { useState } from 'react';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { LineDialogProps } from './line/line-dialog.tsx';
import type { SwapDialogProps } from './line/swap-dialog.tsx';
import { useLineActions } from './line/use-line-actions.tsx';
import { useLines } from './use-lines.ts';
import { useMayPromise } from './use-may-promise.ts';
import { useShortages } from './use-shortages.ts';

const LineDialog = lazyDialog<LineDialogProps>(
  ({ line }) => line !== null,
  async () => (await import('./line/line-dialog.tsx')).LineDialog,
);
const SwapDialog = lazyDialog<SwapDialogProps>(
  ({ line }) => line !== null,
  async () => (await import('./line/swap-dialog.tsx')).SwapDialog,
);

/** What is promised to each room of a staging, and all that is done with it. */
export const useStagingPieces = (staging: Staging) => {
  const lines = useLines(staging.id);
  const rows = lines.data?.rows ?? [];
  const [edited, setEdited] = useState<Line | null>(null);
  const [swapped, setSwapped] = useState<Line | null>(null);
  const { actions, dialog } = useLineActions(staging, rows, { onEdit: setEdited, onSwap: setSwapped });
  const mayChange = useMayPromise(staging);
  const dialogs = (
    <>
      <LineDialog staging={staging} line={edited} lines={rows} onClose={() => setEdited(null)} />
      <SwapDialog staging={staging} line={swapped} lines={rows} onClose={() => setSwapped(null)} />
      {dialog}
    </>
  );
  return {
    lines,
    rows,
    shortages: useShortages(staging),
    /** Left out for whoever may only look. */
    actions: mayChange ? actions : undefined,
    dialogs,
  };
};
