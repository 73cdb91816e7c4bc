import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { ClientsAlike } from './clients-alike.tsx';
import { useClientWords } from './use-client-names.ts';

type ClientFormProps = {
  client?: Client | undefined;
  /** What is known of a new one already. */
  named?: string | undefined;
  onClose: () => void;
  onSaved?: ((client: Client) => void) | undefined;
};

/** What is known of a client, and the people there. */
export const ClientForm = ({ client, named, onClose, onSaved }: ClientFormProps) => {
  const { t } = useTranslation('clients');
  const words = useClientWords();
  const edit = useTableForm({
    table: clientFields,
    row: client,
    initial: { kind: 'homeowner', ...(named ? { name: named } : {}) },
    create: api.clients.create,
    change: api.clients.change,
    read: ({ id }) => api.clients.get({ id }),
    onDone: (saved) => {
      onClose();
      onSaved?.(saved);
      toast(t(client ? 'saved' : 'added', { name: isolated(saved.name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        {/* What was just saved is no duplicate of itself. */}
        {!pending && <ClientsAlike form={form} exceptId={client?.id} />}
        <FieldGroups
          form={form}
          table={clientFields}
          {...words}
          groups={{ basics: { focused: 'name' }, reach: {}, rest: {} }}
        />
        <FormButtons submit={client ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
