import type { ClientRow } from '@archway/contract/clients/client';
import { clientListFields, clientSorts } from '@archway/contract/clients/client-fields';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { useAbility } from '../platform/session/ability.ts';
import { MailLink, PhoneLink } from '../ui/fields/reach-links.tsx';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../ui/fields/use-field-columns.tsx';
import type { Column } from '../ui/list/data-table.tsx';
import { MoreMenu } from '../ui/overlay/more-menu.tsx';
import { RelativeTime } from '../ui/text/relative-time.tsx';
import { ClientMark } from './client-mark.tsx';
import classes from './clients.module.css';
import { useClientWords } from './use-client-names.ts';

type RowActions = { onEdit: (client: ClientRow) => void; onRemove: (client: ClientRow) => void };

const sorted = sortedBy(clientSorts);

export const useClientColumns = (actions: RowActions): readonly Column<ClientRow>[] => {
  const { t } = useTranslation('clients');
  const ui = useTranslation('ui').t;
  const { nameOf, optionName } = useClientWords();
  const columnsOf = useFieldColumns();
  const ability = useAbility();
  const { onEdit, onRemove } = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('name'),
      title: nameOf('name'),
      main: true,
      render: ({ id, name, kind }) => (
        <span className={classes.client}>
          <ClientMark kind={kind} />
          <Link to="/clients/detail/$id" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ),
    },
    { ...sorted('kind'), title: nameOf('kind'), render: ({ kind }) => optionName('kind', kind) },
    {
      key: 'contact',
      sheet: ['email', 'phone'],
      title: nameOf('contact'),
      render: ({ email, phone }) =>
        email || phone ? (
          <span className={classes.contact}>
            <MailLink email={email} />
            <PhoneLink phone={phone} />
          </span>
        ) : (
          <span className={classes.nothing}>{t('nothing')}</span>
        ),
    },
    ...columnsOf<typeof clientListFields, ClientRow>({
      table: clientListFields,
      except: ['name', 'kind', 'email', 'phone'],
      nameOf,
      optionName,
    }),
    {
      ...sorted('stagings'),
      title: nameOf('stagings'),
      align: 'end',
      render: ({ stagings }) => ui('number', { value: stagings }),
    },
    {
      ...sorted('updatedAt'),
      title: nameOf('updatedAt'),
      extra: true,
      render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
    {
      key: 'menu',
      title: t('actions'),
      untitled: true,
      align: 'end',
      render: (client) => (
        <MoreMenu
          name={client.name}
          onEdit={ability.can('update', 'Client') ? () => onEdit(client) : undefined}
          onRemove={ability.can('delete', 'Client') ? () => onRemove(client) : undefined}
        />
      ),
    },
  ]);
};
