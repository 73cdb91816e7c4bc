import type { Fields, NamesOf } from '@archway/contract/kernel/fields/fields';
import { useTranslation } from 'react-i18next';
import { FactList } from '../layout/fact-list.tsx';
import { TitledPanel } from '../layout/titled-panel.tsx';
import { useFieldFacts } from './use-field-facts.tsx';

type OtherFactsProps<Table extends Fields> = {
  table: Table;
  row: Readonly<Record<NamesOf<Table>, unknown>>;
  nameOf: (field: NamesOf<Table>) => string;
  optionName: (field: NamesOf<Table>, option: string) => string;
  /** Those that the screen shows elsewhere. */
  except: readonly NamesOf<Table>[];
};

/** Whatever a screen that is made by hand does not show: a new field is seen there without any code. */
export const OtherFacts = <Table extends Fields>({ except, ...given }: OtherFactsProps<Table>) => {
  const { t } = useTranslation('ui/fields');
  const replaced = Object.fromEntries(except.map((name) => [name, null])) as Partial<
    Record<NamesOf<Table>, null>
  >; // one for each
  const facts = useFieldFacts()({ ...given, replaced }).filter(({ value }) => value);
  return (
    facts.length > 0 && (
      <TitledPanel title={t('facts')}>
        <FactList facts={facts} />
      </TitledPanel>
    )
  );
};
