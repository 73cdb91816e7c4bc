import type { Client } from '@archway/contract/clients/client';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ProblemAlert } from '../ui/feedback/problem-alert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { fieldErrorText } from '../ui/form/field-error-text.ts';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { PlainDialog } from '../ui/overlay/plain-dialog.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { ClientSelect } from './client-select.tsx';

type MergeClientDialogProps = { client: Client; opened: boolean; onClose: () => void };

/** Somebody who finds the same client twice makes them one; what was known of either is kept. */
export const MergeClientDialog = ({ client, opened, onClose }: MergeClientDialogProps) => {
  const { t } = useTranslation('clients');
  const [otherId, setOtherId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { submit, pending, problem } = useSubmit(api.clients.merge, {
    onDone: ({ name }) => {
      onClose();
      toast(t('merge.done', { name: isolated(name) }), { tone: 'success' });
    },
  });
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('merge.title', { name: client.name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(otherId === null);
          if (otherId !== null) void submit({ id: client.id, otherId });
        }}
      >
        <Stack>
          <Text>{t('merge.body')}</Text>
          <ProblemAlert problem={problem} />
          <ClientSelect
            label={t('merge.other')}
            except={client.id}
            required
            value={otherId}
            onChange={setOtherId}
            error={isMissing && fieldErrorText('errors.required')}
          />
          <FormButtons submit={t('merge.now')} pending={pending} onCancel={onClose} />
        </Stack>
      </form>
    </PlainDialog>
  );
};
