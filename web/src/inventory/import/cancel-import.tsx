import type { Import } from '@archway/contract/inventory/imports/import';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { keepImport } from './use-import.ts';

/** Stops an import. Nothing of it stays, so it is asked once. */
export const CancelImport = ({ found }: { found: Pick<Import, 'id'> }) => {
  const { t } = useTranslation('inventory/import');
  const [confirming, confirmation] = useDisclosure();
  const { submit, pending } = useSubmit((_: null, options) => api.imports.cancel({ id: found.id }, options), {
    onDone: (next) => {
      confirmation.close();
      keepImport(next);
    },
    onProblem: toastProblem,
  });
  return (
    <>
      <Button variant="default" onClick={confirmation.open}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={confirmation.close}
        title={t('cancel.title')}
        confirm={t('cancel.confirm')}
        dismiss={t('cancel.keep')}
        destructive
        pending={pending}
        onConfirm={() => submit(null)}
      >
        {t('cancel.body')}
      </ConfirmDialog>
    </>
  );
};
