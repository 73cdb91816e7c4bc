import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated, Sentence, slot } from '../../../ui/text/sentence.tsx';
import { focusAfter, holdAgainAs, type Removed, removedFrom } from './removing-rules.ts';

/**
 * Takes a line off the list at once; undone, it stands where it stood and is held as it was. What was taken away from a
 * line cannot be brought back with it, so that is asked about first.
 */
export const useRemoving = (staging: Staging, lines: readonly Line[]) => {
  const { t } = useTranslation('stagings/promises');
  const [confirming, setConfirming] = useState<Line | null>(null);
  const shown = useKept(confirming);
  const putBack = usePuttingBack(staging);
  const gone = useRef<Removed | null>(null);
  const { submit } = useSubmit(
    async (removed: Removed, options) => {
      await api.stagings.removeLines({ id: staging.id, lineIds: [removed.line.id] }, options);
      return removed;
    },
    {
      onAnswer: (removed) => {
        gone.current = removed;
      },
      onDone: (removed) =>
        toast(t('done.removed', { name: isolated(removed.line.itemName) }), {
          ...(removed.line.bumped > 0 ? {} : { undo: () => putBack(removed) }),
        }),
      onProblem: toastProblem,
    },
  );
  useEffect(() => {
    const { current: removed } = gone;
    if (!removed || lines.some(({ id }) => id === removed.line.id)) return;
    gone.current = null;
    if (document.activeElement === document.body) focusAfter(removed)?.focus();
  }, [lines]);
  const dialog = (
    <ConfirmDialog
      opened={confirming !== null}
      title={<Sentence text={t('removeLost.title', { name: slot })}>{shown?.itemName}</Sentence>}
      confirm={t('line.remove')}
      destructive
      onConfirm={() => {
        if (confirming) void submit(removedFrom(lines, confirming));
        setConfirming(null);
      }}
      onClose={() => setConfirming(null)}
    >
      {t('removeLost.does')}
    </ConfirmDialog>
  );
  const remove = (line: Line) =>
    line.bumped > 0 ? setConfirming(line) : void submit(removedFrom(lines, line));
  return { remove, dialog };
};

/** Where others have the pieces by now, the line comes back without them, and that is said. */
const usePuttingBack = ({ id }: Staging) => {
  const { t } = useTranslation('stagings/promises');
  const { submit } = useSubmit(
    async ({ line, next }: Removed, options) => {
      const { roomId, itemId, unitId, quantity, optional, note } = line;
      const put = (hold: ReturnType<typeof holdAgainAs>, how = options) =>
        api.stagings.addLines(
          {
            id,
            lines: [{ roomId, itemId, unitId, quantity, optional, note, heldAs: hold, before: next }],
            onClash: 'refuse',
            swaps: [],
          },
          how,
        );
      try {
        await put(holdAgainAs(line));
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'promised_elsewhere') throw error;
        await put('none', { context: { idempotencyKey: newKey() } });
        toast(t('done.backUnheld', { name: isolated(line.itemName) }), { tone: 'error' });
      }
    },
    { onProblem: toastProblem },
  );
  return (removed: Removed) => void submit(removed);
};
