import { ownsHomes } from '@archway/contract/clients/owns-homes';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientForm } from '../../clients/client-form.tsx';
import { ClientSelect } from '../../clients/client-select.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { PropertyForm } from '../../properties/property-form.tsx';
import { PropertySelect } from '../../properties/property-input.tsx';
import { type FieldForm, fieldState } from '../../ui/fields/field-form.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { HomeStaysNotice } from '../home/home-stays-notice.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import type { Term } from './use-term.ts';

type New = { readonly what: 'client' | 'property'; readonly named: string };

/** Whose home, and which one: found by typing, or made on the spot without leaving what is typed. */
export const PartiesSection = ({ form, term }: { form: FieldForm; term: Term }) => {
  const { t } = useTranslation('stagings/create');
  const { nameOf } = useStagingWords();
  const ability = useAbility();
  const [added, setAdded] = useState<New | null>(null);
  const shown = useKept(added);
  const clientId: string | null = form.useWatchValue('clientId');
  const propertyId: string | null = form.useWatchValue('propertyId');
  const owner = useOwner(clientId);
  const close = () => setAdded(null);
  const choose = (field: 'clientId' | 'propertyId', id: string | null) =>
    form.setFieldValue(field, id as never); // an id or none, as it holds
  const adding = (what: New['what'], may: boolean) =>
    may
      ? {
          label: (typed: string) => t(typed ? `${what}.addNamed` : `${what}.add`, { name: typed }),
          onAdd: (named: string) => setAdded({ what, named }),
        }
      : undefined;
  return (
    <FormSection title={t('parties.title')} description={t('parties.hint')}>
      <Stack>
        <ClientSelect
          label={nameOf('clientId')}
          placeholder={t('client.find')}
          required
          value={clientId}
          onChange={(id) => choose('clientId', id)}
          adding={adding('client', ability.can('create', 'Client'))}
          {...fieldState(form, 'clientId')}
        />
        <PropertySelect
          label={nameOf('propertyId')}
          placeholder={t('property.find')}
          required
          value={propertyId}
          onChange={(id) => choose('propertyId', id)}
          adding={adding('property', ability.can('create', 'Staging'))}
          {...fieldState(form, 'propertyId')}
        />
        <HomeStaysNotice propertyId={propertyId} days={term.days === null ? null : term} />
      </Stack>
      <SideDrawer
        opened={added !== null}
        onClose={close}
        size="lg"
        title={shown ? t(`${shown.what}.add`) : ''}
      >
        {shown?.what === 'client' && (
          <ClientForm named={shown.named} onClose={close} onSaved={({ id }) => choose('clientId', id)} />
        )}
        {shown?.what === 'property' && (
          <PropertyForm
            initial={{ address: shown.named, ...(owner ? { clientId: owner } : {}) }}
            onClose={close}
            onSaved={({ id }) => choose('propertyId', id)}
          />
        )}
      </SideDrawer>
    </FormSection>
  );
};

/** Whose a home is that is added on the way: the client’s, if such a client has homes of their own. */
const useOwner = (clientId: string | null) => {
  const client = useQuery({
    ...queries.clients.get.queryOptions({ input: { id: clientId ?? '' } }),
    enabled: clientId !== null,
  }).data;
  return client && client.id === clientId && ownsHomes(client.kind) ? client.id : undefined;
};
