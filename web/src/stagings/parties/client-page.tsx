import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDrawer } from '../../clients/client-drawer.tsx';
import { ClientMark } from '../../clients/client-mark.tsx';
import { MergeClientDialog } from '../../clients/merge-client-dialog.tsx';
import { RemoveClientDialog } from '../../clients/remove-client-dialog.tsx';
import { useClientWords } from '../../clients/use-client-names.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { HeroActions } from '../../kit/detail/hero-actions.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { PropertiesOf } from '../../properties/properties-of.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ContactsPanel, FactsPanel, NotesPanel } from '../../ui/fields/known-panels.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { StagingsOf } from '../list/stagings-of.tsx';
import { ClientJobsPanels } from './client-jobs-panels.tsx';

/** A designer sees who a client is, how to reach them, their stagings and homes, and what they brought. */
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
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <DetailView
      hero={<ClientHero client={client} onOpen={setOpen} />}
      aside={<ClientAside client={client} />}
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
      <StagingsOf clientId={client.id} />
      <PropertiesOf clientId={client.id} />
    </DetailView>
  );
};

const ClientAside = ({ client }: { client: Client }) => {
  const { t } = useTranslation('clients');
  const { nameOf, optionName } = useClientWords();
  return (
    <>
      <FactsPanel
        table={clientFields}
        row={client}
        nameOf={nameOf}
        optionName={optionName}
        replaced={elsewhere}
        none={t('noFacts')}
      />
      <ContactsPanel contacts={client.contacts} />
      <ClientJobsPanels client={client} />
      <NotesPanel title={nameOf('notes')} notes={client.notes} />
    </>
  );
};

/** What stands at the head of the page, or in a panel of its own. */
const elsewhere = { name: null, kind: null, lastContactOn: null, contacts: null, notes: null };

const ClientHero = ({ client, onOpen }: { client: Client; onOpen: (open: Open) => void }) => {
  const { optionName } = useClientWords();
  const { t } = useTranslation('clients');
  const ui = useTranslation('ui').t;
  const ability = useAbility();
  const { name, kind, stagings, live, properties } = client;
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
        <HeroActions
          subject="Client"
          name={name}
          onEdit={() => onOpen('edit')}
          onRemove={() => onOpen('remove')}
        >
          {ability.can('delete', 'Client') && (
            <Button
              variant="default"
              leftSection={<IconArrowMerge size={18} aria-hidden />}
              onClick={() => onOpen('merge')}
            >
              {t('merge.open')}
            </Button>
          )}
        </HeroActions>
      }
    />
  );
};
