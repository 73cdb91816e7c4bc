import type { Staging } from '@archway/contract/stagings/staging';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import { useTranslation } from 'react-i18next';
import { useFieldFacts } from '../../ui/fields/use-field-facts.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import classes from './details.module.css';

/** What was noted, and how the home is doing on the market. What nobody wrote is left out. */
export const StagingAbout = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const { nameOf, optionName } = useStagingWords();
  const factsOf = useFieldFacts();
  const listing = factsOf({ table: stagingFields, row: staging, group: 'listing', nameOf, optionName });
  return (
    <>
      {staging.notes && (
        <TitledPanel title={nameOf('notes')}>
          <p className={classes.notes} dir="auto">
            {staging.notes}
          </p>
        </TitledPanel>
      )}
      {listing.some(({ value }) => value) && (
        <TitledPanel title={t('listing')}>
          <FactList facts={listing} />
        </TitledPanel>
      )}
    </>
  );
};
