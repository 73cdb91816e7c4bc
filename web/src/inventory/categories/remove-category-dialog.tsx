import type { Category } from '@archway/contract/inventory/category';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { useInUseReason } from './use-in-use-reason.ts';

type RemoveCategoryDialogProps = {
  category: Category | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveCategoryDialog = ({ category, ...rest }: RemoveCategoryDialogProps) =>
  category && <Question key={category.id} category={category} {...rest} />;

/** Asks before a category goes. One that is still needed stays, and the reason is told. */
const Question = ({ category, onClose, onRemoved }: RemoveCategoryDialogProps & { category: Category }) => {
  const { t } = useTranslation('inventory/categories');
  const reasonOf = useInUseReason();
  const { submit, pending, problem } = useSubmit(api.categories.remove, {
    onDone: async () => {
      await onRemoved?.();
      await queryClient.invalidateQueries({ queryKey: queries.categories.key() });
      onClose();
      toast(t('removed', { name: isolated(category.name) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('removeTitle', { name: slot })}>{category.name}</Sentence>}
      confirm={t('remove')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: category.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('removeBody')}</span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'in_use' ? reasonOf(problem.facts) : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
