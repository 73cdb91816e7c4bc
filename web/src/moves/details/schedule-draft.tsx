import type { Move } from '@archway/contract/moves/move';
import { Alert, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useMay } from '../../platform/session/may.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';

/** Of a draft: what that means, and the way out of it. */
export const ScheduleDraft = ({ move: { id, version, status } }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const may = useMay()('moves.schedule');
  const { submit, pending } = useSubmit(api.moves.schedule, {
    onDone: ({ stagingName }) => toast(t('draft.done', { name: isolated(stagingName) }), { tone: 'success' }),
    onProblem: toastProblem,
  });
  if (status !== 'draft') return null;
  return (
    <Alert color="gray" role="note" icon={<IconPencil size={20} aria-hidden />} title={t('draft.title')}>
      <p>{t('draft.words')}</p>
      {may && (
        <Button mt="sm" loading={pending} onClick={() => void submit({ id, version })}>
          {t('draft.schedule')}
        </Button>
      )}
    </Alert>
  );
};
