import type { VendorRow } from '@archway/contract/vendors/vendor';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { queries, queryClient } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../ui/sentence.tsx';
import { toast } from '../ui/toast.ts';

type RemoveVendorDialogProps = {
  vendor: Pick<VendorRow, 'id' | 'name'> | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveVendorDialog = ({ vendor, ...rest }: RemoveVendorDialogProps) =>
  vendor && <Question key={vendor.id} {...rest} vendor={vendor} />;

/** Asks before a vendor goes. One of whom items are kept stays, and the reason is told. */
const Question = ({
  vendor,
  onClose,
  onRemoved,
}: RemoveVendorDialogProps & { vendor: Pick<VendorRow, 'id' | 'name'> }) => {
  const { t } = useTranslation('vendors');
  const { submit, pending, problem } = useSubmit(api.vendors.remove, {
    onDone: async () => {
      await onRemoved?.();
      await queryClient.invalidateQueries({ queryKey: queries.vendors.list.key() });
      onClose();
      toast(t('removed', { name: isolated(vendor.name) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('removeTitle', { name: slot })}>{vendor.name}</Sentence>}
      confirm={t('remove')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: vendor.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('removeBody')}</span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'in_use'
            ? t('inUse', { count: Number(problem.facts['items'] ?? 0) })
            : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
