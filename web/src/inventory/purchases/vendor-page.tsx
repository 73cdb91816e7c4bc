import type { Vendor } from '@archway/contract/vendors/vendor';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { HeroActions } from '../../kit/detail/hero-actions.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ContactsPanel, FactsPanel, NotesPanel } from '../../ui/fields/known-panels.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { RemoveVendorDialog } from '../../vendors/remove-vendor-dialog.tsx';
import { useVendorWords } from '../../vendors/use-vendor-names.ts';
import { VendorDrawer } from '../../vendors/vendor-drawer.tsx';
import { VendorMark } from '../../vendors/vendor-mark.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { BoughtItems } from './bought-items.tsx';

/** A buyer sees what came from a vendor, what it cost, and whom to call about the next one. */
export const VendorPage = () => {
  const { t } = useTranslation('vendors');
  const { id = '' } = useParams({ strict: false });
  const vendor = useQuery({ ...queries.vendors.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={vendor}
      find={(data: Vendor) => data}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/vendors">{t('backToList')}</LinkButton>}
    >
      {(data) => <Shown key={id} vendor={data} />}
    </DetailPage>
  );
};

const Shown = ({ vendor }: { vendor: Vendor }) => {
  const navigate = useNavigate();
  const [edited, setEdited] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <DetailView
      hero={<VendorHero vendor={vendor} onEdit={() => setEdited(true)} onRemove={() => setRemoved(true)} />}
      aside={<VendorAside vendor={vendor} />}
      dialogs={
        <>
          <VendorDrawer inHand={edited ? { id: vendor.id } : null} onClose={() => setEdited(false)} />
          <RemoveVendorDialog
            vendor={removed ? vendor : null}
            onClose={() => setRemoved(false)}
            onRemoved={() => navigate({ to: '/vendors', replace: true })}
          />
        </>
      }
    >
      <BoughtItems vendorId={vendor.id} />
    </DetailView>
  );
};

const VendorAside = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation('vendors');
  const { nameOf, optionName } = useVendorWords();
  return (
    <>
      <FactsPanel
        table={vendorFields}
        row={vendor}
        nameOf={nameOf}
        optionName={optionName}
        replaced={{ name: null, kind: null, contacts: null, notes: null }}
        none={t('noFacts')}
      />
      <ContactsPanel contacts={vendor.contacts} />
      <NotesPanel title={nameOf('notes')} notes={vendor.notes} />
    </>
  );
};

type VendorHeroProps = { vendor: Vendor; onEdit: () => void; onRemove: () => void };

const VendorHero = ({ vendor, onEdit, onRemove }: VendorHeroProps) => {
  const { optionName } = useVendorWords();
  const { t } = useTranslation('vendors');
  const ui = useTranslation('ui').t;
  const money = useMoneyText();
  const { name, kind, items, units, spend } = vendor;
  return (
    <Hero
      above={<Trail links={[{ key: 'all', link: <Link to="/vendors">{t('title')}</Link> }]} />}
      picture={<VendorMark kind={kind} size={64} />}
      name={name}
      line={optionName('kind', kind)}
      numbers={[
        { value: ui('number', { value: items }), words: t('numbers.items', { count: items }) },
        { value: ui('number', { value: units }), words: t('numbers.pieces', { count: units }) },
        ...(spend === null ? [] : [{ value: money(spend), words: t('numbers.spend') }]),
      ]}
      actions={<HeroActions subject="Vendor" name={name} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
};
