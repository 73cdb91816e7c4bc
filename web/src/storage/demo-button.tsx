import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { toast } from '../ui/feedback/toast.ts';
import { toastProblem } from '../ui/feedback/toast-problem.ts';

/** A warehouse to try things with, for whoever has none yet. */
export const DemoButton = () => {
  const { t } = useTranslation('storage');
  const { submit, pending } = useSubmit((_: undefined, options) => api.storage.addDemo(undefined, options), {
    onDone: async ({ added }) => {
      toast(t('demo.added', { count: added }), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  return (
    <Button variant="default" loading={pending} onClick={() => void submit(undefined)}>
      {t('demo.add')}
    </Button>
  );
};
