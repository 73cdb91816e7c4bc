import type { ClientRow } from '@archway/contract/clients/client';
import { clientListFields } from '@archway/contract/clients/client-fields';
import { useContactColumns } from '../kit/list/use-contact-columns.tsx';
import { NamedLink } from '../ui/list/named-link.tsx';
import { ClientMark } from './client-mark.tsx';
import { useClientWords } from './use-client-names.ts';

type RowActions = { onEdit: (client: ClientRow) => void; onRemove: (client: ClientRow) => void };

export const useClientColumns = (actions: RowActions) =>
  useContactColumns({
    table: clientListFields,
    words: useClientWords(),
    named: ({ id, name, kind }: ClientRow) => (
      <NamedLink to="/clients/detail/$id" params={{ id }} mark={<ClientMark kind={kind} />}>
        {name}
      </NamedLink>
    ),
    count: 'stagings',
    subject: 'Client',
    actions,
  });
