import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { mergedClient } from '@archway/contract/clients/merge-rules';
import { Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentsText } from '../kit/remove/moving.ts';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ProblemAlert } from '../ui/feedback/problem-alert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { fieldErrorText } from '../ui/form/field-error-text.ts';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { PlainDialog } from '../ui/overlay/plain-dialog.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { ClientSelect } from './client-select.tsx';
import { useClientWords } from './use-client-names.ts';

type MergeClientDialogProps = { client: Client; opened: boolean; onClose: () => void };

/** Somebody who finds the same client twice makes them one; what was known of either is kept. */
export const MergeClientDialog = ({ client, opened, onClose }: MergeClientDialogProps) => {
  const { t } = useTranslation('clients');
  const { optionName } = useClientWords();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  /** Those of both, where they are too long together and have to be made shorter. */
  const [notes, setNotes] = useState<string>();
  const merging = useSubmit(mergedWith, {
    onDone: (merged) => {
      if ('tooLong' in merged) return setNotes(merged.tooLong);
      onClose();
      toast(t('merge.done', { name: isolated(merged.name) }), { tone: 'success' });
    },
  });
  const choose = (id: string | null) => {
    setOtherId(id);
    setNotes(undefined);
  };
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('merge.title', { name: client.name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(otherId === null);
          if (otherId === null || isTooLong(notes)) return;
          void merging.submit({ client, otherId, notes, kindName: (kind) => optionName('kind', kind) });
        }}
      >
        <Stack>
          <Text>{t('merge.body')}</Text>
          <ProblemAlert problem={merging.problem} />
          <ClientSelect
            label={t('merge.other')}
            except={client.id}
            required
            value={otherId}
            onChange={choose}
            error={isMissing && fieldErrorText('errors.required')}
          />
          <div role="status">{otherId !== null && <Moved otherId={otherId} />}</div>
          {notes !== undefined && (
            <Textarea
              label={t('merge.notes')}
              description={t('merge.shorten')}
              ref={focused}
              autosize
              minRows={6}
              maxRows={12}
              value={notes}
              onChange={({ currentTarget }) => setNotes(currentTarget.value)}
              error={isTooLong(notes) && fieldErrorText('errors.tooLong', mostNotes)}
            />
          )}
          <FormButtons submit={t('merge.now')} pending={merging.pending} onCancel={onClose} />
        </Stack>
      </form>
    </PlainDialog>
  );
};

/** How much comes along with the other client. */
const Moved = ({ otherId }: { otherId: string }) => {
  const { t, i18n } = useTranslation('clients');
  const other = useQuery(queries.clients.get.queryOptions({ input: { id: otherId } })).data;
  if (!other) return null;
  const words = {
    stagings: (count: number) => t('stagings', { count }),
    properties: (count: number) => t('properties', { count }),
    contacts: (count: number) => t('merge.contacts', { count }),
  };
  const { stagings, properties, contacts } = other;
  const what = contentsText(words, { stagings, properties, contacts: contacts.length }, i18n.language);
  return <Text>{what ? t('merge.moves', { what }) : t('merge.movesNothing')}</Text>;
};

const focused = (input: HTMLTextAreaElement | null) => input?.focus();

const mostNotes = clientFields.notes.max;
const isTooLong = (notes = '') => notes.length > mostNotes;

type Merge = {
  client: Client;
  otherId: string;
  notes: string | undefined;
  kindName: (kind: Client['kind']) => string;
};
type Options = Parameters<typeof api.clients.merge>[1];

/** The notes of both are joined as the server would: what it would not keep whole is to be made shorter first. */
const mergedWith = async ({ client, otherId, notes, kindName }: Merge, options: Options) => {
  if (notes === undefined) {
    const together = mergedClient(client, await api.clients.get({ id: otherId }), kindName).notes;
    if (isTooLong(together)) return { tooLong: together };
  }
  return api.clients.merge({ id: client.id, otherId, notes }, options);
};
