import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { queries, queryClient } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../ui/sentence.tsx';
import { toast } from '../ui/toast.ts';

type RemoveLocationDialogProps = {
  place: StorageLocation | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveLocationDialog = ({ place, ...rest }: RemoveLocationDialogProps) =>
  place && <Question key={place.id} {...rest} place={place} />;

/** Asks before a place goes. One that something stands in, or is at home in, stays, and the reason is told. */
const Question = ({ place, onClose, onRemoved }: RemoveLocationDialogProps & { place: StorageLocation }) => {
  const { t } = useTranslation('storage');
  const { submit, pending, problem } = useSubmit(api.storage.remove, {
    onDone: async () => {
      await onRemoved?.();
      await queryClient.invalidateQueries({ queryKey: queries.storage.key() });
      onClose();
      toast(t('removed', { name: isolated(place.name) }), { tone: 'success' });
    },
  });
  const reason = (facts: Readonly<Record<string, unknown>>) => {
    const pieces = Number(facts['pieces'] ?? 0);
    const children = Number(facts['children'] ?? 0);
    if (pieces > 0 && children > 0)
      return t('inUse.both', {
        pieces: t('pieces', { count: pieces }),
        children: t('placesInside', { count: children }),
      });
    return children > 0 ? t('inUse.children', { count: children }) : t('inUse.pieces', { count: pieces });
  };
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('removeTitle', { name: slot })}>{place.name}</Sentence>}
      confirm={t('remove')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: place.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('removeBody')}</span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'in_use' ? reason(problem.facts) : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
