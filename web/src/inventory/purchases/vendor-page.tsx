import type { Vendor } from '@archway/contract/vendors/vendor';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { DetailColumns } from '../../ui/detail-columns.tsx';
import { Hero } from '../../ui/hero.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Results } from '../../ui/results.tsx';
import { isolated } from '../../ui/sentence.tsx';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import { Trail } from '../../ui/trail.tsx';
import { RemoveVendorDialog } from '../../vendors/remove-vendor-dialog.tsx';
import { VendorDrawer } from '../../vendors/vendor-drawer.tsx';
import { VendorFacts } from '../../vendors/vendor-facts.tsx';
import { VendorMark } from '../../vendors/vendor-mark.tsx';
import { VendorPeople } from '../../vendors/vendor-people.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { BoughtItems } from './bought-items.tsx';
import classes from './purchases.module.css';

/**
 * A buyer sees what came from a vendor, what it cost, and whom to call about the next one. To whoever
 * followed a link, a vendor that is not there, not ours or not even an id is all the same.
 */
export const VendorPage = () => {
  const { t } = useTranslation('vendors');
  const { id = '' } = useParams({ strict: false });
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  const vendor = useQuery({ ...queries.vendors.get.queryOptions({ input: { id } }), enabled: isId });
  useDynamicTitle(vendor.data?.name);
  if (!isId || isMissing(vendor.error))
    return <NotHere title={t('notHere')} back={<LinkButton to="/vendors">{t('backToList')}</LinkButton>} />;
  return (
    <Results of={vendor} skeleton={<VendorSkeleton />}>
      {(data) => <Shown key={id} vendor={data} />}
    </Results>
  );
};

const Shown = ({ vendor }: { vendor: Vendor }) => {
  const navigate = useNavigate();
  const [edited, setEdited] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <Stack gap="1.5rem">
      <VendorHero vendor={vendor} onEdit={() => setEdited(true)} onRemove={() => setRemoved(true)} />
      <DetailColumns aside={<VendorAside vendor={vendor} />}>
        <BoughtItems vendorId={vendor.id} />
      </DetailColumns>
      <VendorDrawer inHand={edited ? { id: vendor.id } : null} onClose={() => setEdited(false)} />
      <RemoveVendorDialog
        vendor={removed ? vendor : null}
        onClose={() => setRemoved(false)}
        onRemoved={() => navigate({ to: '/vendors', replace: true })}
      />
    </Stack>
  );
};

const VendorAside = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation('vendors');
  const { contacts, notes } = vendor;
  return (
    <>
      <TitledPanel title={t('facts')}>
        {hasFacts(vendor) ? <VendorFacts vendor={vendor} /> : <p className={classes.none}>{t('noFacts')}</p>}
      </TitledPanel>
      {contacts.length > 0 && (
        <TitledPanel title={t('contacts.title')}>
          <VendorPeople contacts={contacts} />
        </TitledPanel>
      )}
      {notes && (
        <TitledPanel title={t('fields.notes')}>
          <p className={classes.notes} dir="auto">
            {notes}
          </p>
        </TitledPanel>
      )}
    </>
  );
};

type VendorHeroProps = { vendor: Vendor; onEdit: () => void; onRemove: () => void };

const VendorHero = ({ vendor, onEdit, onRemove }: VendorHeroProps) => {
  const { t } = useTranslation('vendors');
  const ui = useTranslation('ui').t;
  const ability = useAbility();
  const money = useMoneyText();
  const { name, kind, items, units, spend } = vendor;
  return (
    <Hero
      above={<Trail links={[{ key: 'all', link: <Link to="/vendors">{t('title')}</Link> }]} />}
      picture={<VendorMark kind={kind} size={64} />}
      name={name}
      line={t(`kind.${kind}`)}
      numbers={[
        { value: ui('number', { value: items }), words: t('numbers.items', { count: items }) },
        { value: ui('number', { value: units }), words: t('numbers.pieces', { count: units }) },
        ...(spend === null ? [] : [{ value: money(spend), words: t('numbers.spend') }]),
      ]}
      actions={
        <>
          {ability.can('update', 'Vendor') && (
            <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {ability.can('delete', 'Vendor') && (
            <MoreMenu
              label={t('actionsFor', { name: isolated(name) })}
              remove={t('remove')}
              onRemove={onRemove}
            />
          )}
        </>
      }
    />
  );
};

const hasFacts = ({ email, phone, website, address, terms }: Vendor) =>
  [email, phone, website, address, terms].some(Boolean);

const isMissing = (error: unknown) => error instanceof ApiProblem && error.code === 'not_found';

const VendorSkeleton = () => (
  <Stack gap="1.5rem">
    <Skeleton height={72} width="min(26rem, 100%)" radius="lg" />
    <DetailColumns aside={<Skeleton height={220} radius="lg" />}>
      <Skeleton height={320} radius="lg" />
    </DetailColumns>
  </Stack>
);
