import type { Vendor } from '@archway/contract/vendors/vendor';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { useTranslation } from 'react-i18next';
import { useFieldFacts } from '../ui/fields/use-field-facts.tsx';
import { FactList } from '../ui/layout/fact-list.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import classes from './vendors.module.css';

/** How to reach a vendor, and on what terms. */
export const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation('vendors');
  const { nameOf, optionName } = useVendorWords();
  const factsOf = useFieldFacts();
  const facts = factsOf({ table: vendorFields, row: vendor, group: 'reach', nameOf, optionName });
  return facts.some(({ value }) => value) ? (
    <FactList facts={facts} />
  ) : (
    <p className={classes.nothing}>{t('noFacts')}</p>
  );
};
