import type { ItemRow } from '@archway/contract/inventory/item';
import { Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { problemText } from '../../../ui/feedback/problem-text.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../../ui/form/unsaved.ts';

export type BulkFormProps = {
  rows: readonly ItemRow[];
  onClose: () => void;
  /** After the items were changed. */
  onDone: () => void;
};

type BulkFormFrameProps = {
  children?: ReactNode;
  /** What will happen, before it happens. */
  summary: ReactNode;
  /** The verb on the button, with the number: "Archive 12 items". */
  submit: string;
  disabled?: boolean | undefined;
  /** Whether closing would lose something chosen or typed. */
  dirty: boolean;
  pending: boolean;
  problem: unknown;
  onSubmit: () => unknown;
  onCancel: () => void;
};

/** A question about several items: the fields, the summary, the answer. */
export const BulkForm = (props: BulkFormFrameProps) => {
  const { children, summary, submit, disabled, dirty, pending, problem, onSubmit, onCancel } = props;
  const { t } = useTranslation('inventory/list');
  useUnsaved(() => dirty && !pending);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) void onSubmit();
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <ProblemAlert problem={problem}>
          {problemText(problem)} {t('bulk.nothingChanged')}
        </ProblemAlert>
        {children}
        <Text component="div" c="dimmed">
          {summary}
        </Text>
        <FormButtons submit={submit} pending={pending} disabled={disabled} onCancel={onCancel} />
      </Stack>
    </form>
  );
};
