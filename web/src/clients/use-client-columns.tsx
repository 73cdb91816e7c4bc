import type { ClientRow } from '@archway/contract/clients/client';
import { clientListFields, clientSorts } from '@archway/contract/clients/client-fields';
import { useCountColumn, useLastColumns } from '../kit/list/last-columns.tsx';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { ContactCell } from '../ui/fields/contact-cell.tsx';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../ui/fields/use-field-columns.tsx';
import type { Column } from '../ui/list/data-table.tsx';
import { NamedLink } from '../ui/list/named-link.tsx';
import { ClientMark } from './client-mark.tsx';
import { useClientWords } from './use-client-names.ts';

type RowActions = { onEdit: (client: ClientRow) => void; onRemove: (client: ClientRow) => void };

const sorted = sortedBy(clientSorts);

export const useClientColumns = (actions: RowActions): readonly Column<ClientRow>[] => {
  const { nameOf, optionName } = useClientWords();
  const columnsOf = useFieldColumns();
  const countOf = useCountColumn();
  const lastColumns = useLastColumns();
  const latest = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('name'),
      title: nameOf('name'),
      main: true,
      render: ({ id, name, kind }) => (
        <NamedLink to="/clients/detail/$id" params={{ id }} mark={<ClientMark kind={kind} />}>
          {name}
        </NamedLink>
      ),
    },
    { ...sorted('kind'), title: nameOf('kind'), render: ({ kind }) => optionName('kind', kind) },
    {
      key: 'contact',
      sheet: ['email', 'phone'],
      title: nameOf('contact'),
      render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
    },
    ...columnsOf<typeof clientListFields, ClientRow>({
      table: clientListFields,
      except: ['name', 'kind', 'email', 'phone'],
      nameOf,
      optionName,
    }),
    countOf('stagings', nameOf('stagings')),
    ...lastColumns<ClientRow>({
      subject: 'Client',
      nameOf: ({ name }) => name,
      updated: nameOf('updatedAt'),
      ...latest,
    }),
  ]);
};
