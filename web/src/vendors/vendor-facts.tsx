import type { Vendor } from '@archway/contract/vendors/vendor';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { useTranslation } from 'react-i18next';
import { useFieldFacts } from '../ui/fields/use-field-facts.tsx';
import { FactList } from '../ui/layout/fact-list.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import classes from './vendors.module.css';

/** What is known of a vendor, but for what stands at the head of its page or in panels of its own. */
export const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation('vendors');
  const { nameOf, optionName } = useVendorWords();
  const factsOf = useFieldFacts();
  const facts = factsOf({ table: vendorFields, row: vendor, nameOf, optionName, replaced: elsewhere });
  return facts.some(({ value }) => value) ? (
    <FactList facts={facts} />
  ) : (
    <p className={classes.nothing}>{t('noFacts')}</p>
  );
};

const elsewhere = { name: null, kind: null, contacts: null, notes: null };
