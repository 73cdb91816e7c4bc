import type { Staging } from '@archway/contract/stagings/staging';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { MailLink, PhoneLink } from '../../../ui/fields/contacts/reach-links.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import classes from '../details.module.css';

/** Who is in it, each with a way to reach them. The same client in two parts is told once. */
export const PartiesPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const { nameOf } = useStagingWords();
  const { clientId, agentId, homeownerId, clientName, agentName, homeownerName, designerId } = staging;
  const party = (id: string | null, name: string | null) =>
    id && name && <ClientParty key={id} id={id} name={name} />;
  const facts = [
    { name: nameOf('clientId'), value: party(clientId, clientName) },
    { name: nameOf('agentId'), value: agentId === clientId ? null : party(agentId, agentName) },
    {
      name: nameOf('homeownerId'),
      value: homeownerId === clientId ? null : party(homeownerId, homeownerName),
    },
    {
      name: nameOf('designerId'),
      value: designerId && staging.designerName && (
        <DesignerParty id={designerId} name={staging.designerName} />
      ),
    },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <TitledPanel title={t('parties')}>
      <FactList facts={facts} />
    </TitledPanel>
  );
};

const ClientParty = ({ id, name }: { id: string; name: string }) => {
  const client = useQuery(queries.clients.get.queryOptions({ input: { id } })).data;
  return (
    <Party email={client?.email} phone={client?.phone}>
      <Link to="/clients/detail/$id" params={{ id }} className={classes.link}>
        <bdi>{name}</bdi>
      </Link>
    </Party>
  );
};

const DesignerParty = ({ id, name }: { id: string; name: string }) => {
  const mayRead = useAbility().can('read', 'Member');
  const member = useQuery({ ...queries.members.get.queryOptions({ input: { id } }), enabled: mayRead }).data;
  return (
    <Party email={member?.email} phone={member?.phone}>
      <bdi>{name}</bdi>
    </Party>
  );
};

type PartyProps = { email?: string | undefined; phone?: string | undefined; children: ReactNode };

const Party = ({ email = '', phone = '', children }: PartyProps) => (
  <span className={classes.party}>
    {children}
    <PhoneLink phone={phone} />
    <MailLink email={email} />
  </span>
);
