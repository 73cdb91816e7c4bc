import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { Button } from '@mantine/core';
import { IconArrowMerge, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDrawer } from '../../clients/client-drawer.tsx';
import { ClientMark } from '../../clients/client-mark.tsx';
import classes from '../../clients/clients.module.css';
import { MergeClientDialog } from '../../clients/merge-client-dialog.tsx';
import { RemoveClientDialog } from '../../clients/remove-client-dialog.tsx';
import { useClientWords } from '../../clients/use-client-names.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ContactList } from '../../ui/fields/contact-list.tsx';
import { useFieldFacts } from '../../ui/fields/use-field-facts.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';

/** A designer sees who a client is, how to reach them, and what was noted. */
export const ClientPage = () => {
  const { t } = useTranslation('clients');
  const { id = '' } = useParams({ strict: false });
  const client = useQuery({ ...queries.clients.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={client}
      find={(data: Client) => data}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/clients">{t('backToList')}</LinkButton>}
    >
      {(data) => <Shown key={id} client={data} />}
    </DetailPage>
  );
};

type Open = 'edit' | 'remove' | 'merge' | null;

const Shown = ({ client }: { client: Client }) => {
  const { t } = useTranslation(['clients', 'ui/fields']);
  const { nameOf, optionName } = useClientWords();
  const navigate = useNavigate();
  const factsOf = useFieldFacts();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const facts = factsOf({ table: clientFields, row: client, nameOf, optionName, replaced: elsewhere });
  return (
    <DetailView
      hero={<ClientHero client={client} onOpen={setOpen} />}
      dialogs={
        <>
          <ClientDrawer inHand={open === 'edit' ? { id: client.id } : null} onClose={close} />
          <MergeClientDialog client={client} opened={open === 'merge'} onClose={close} />
          <RemoveClientDialog
            client={open === 'remove' ? client : null}
            onClose={close}
            onRemoved={() => navigate({ to: '/clients', replace: true })}
          />
        </>
      }
    >
      <TitledPanel title={t('facts')}>
        {facts.some(({ value }) => value) ? (
          <FactList facts={facts} />
        ) : (
          <p className={classes.nothing}>{t('noFacts')}</p>
        )}
      </TitledPanel>
      {client.contacts.length > 0 && (
        <TitledPanel title={t('ui/fields:contacts.title')}>
          <ContactList contacts={client.contacts} />
        </TitledPanel>
      )}
      {client.notes && (
        <TitledPanel title={nameOf('notes')}>
          <p className={classes.notes} dir="auto">
            {client.notes}
          </p>
        </TitledPanel>
      )}
    </DetailView>
  );
};

const elsewhere = { name: null, kind: null, contacts: null, notes: null };

const ClientHero = ({ client, onOpen }: { client: Client; onOpen: (open: Open) => void }) => {
  const { optionName } = useClientWords();
  const { t } = useTranslation('clients');
  const ui = useTranslation('ui').t;
  const ability = useAbility();
  const { name, kind, stagings, live, properties } = client;
  const mayRemove = ability.can('delete', 'Client');
  return (
    <Hero
      above={<Trail links={[{ key: 'all', link: <Link to="/clients">{t('title')}</Link> }]} />}
      picture={<ClientMark kind={kind} size={64} />}
      name={name}
      line={optionName('kind', kind)}
      numbers={[
        { value: ui('number', { value: stagings }), words: t('numbers.stagings', { count: stagings }) },
        { value: ui('number', { value: live }), words: t('numbers.live', { count: live }) },
        { value: ui('number', { value: properties }), words: t('numbers.properties', { count: properties }) },
      ]}
      actions={
        <>
          {ability.can('update', 'Client') && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => onOpen('edit')}
            >
              {t('edit')}
            </Button>
          )}
          {mayRemove && (
            <Button
              variant="default"
              leftSection={<IconArrowMerge size={18} aria-hidden />}
              onClick={() => onOpen('merge')}
            >
              {t('merge.open')}
            </Button>
          )}
          {mayRemove && <MoreMenu name={name} onRemove={() => onOpen('remove')} />}
        </>
      }
    />
  );
};
