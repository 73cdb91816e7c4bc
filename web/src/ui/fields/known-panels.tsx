import type { Contact, Fields } from '@archway/contract/kernel/fields/fields';
import { useTranslation } from 'react-i18next';
import { FactList } from '../layout/fact-list.tsx';
import { TitledPanel } from '../layout/titled-panel.tsx';
import { ContactList } from './contacts/contact-list.tsx';
import classes from './known-panels.module.css';
import { type Facts, useFieldFacts } from './use-field-facts.tsx';

type FactsPanelProps<Table extends Fields> = Facts<Table> & {
  /** What is told where nothing is known. */
  none: string;
};

/** What is known of something, but for what stands elsewhere on its page (`replaced`). */
export const FactsPanel = <Table extends Fields>({ none, ...of }: FactsPanelProps<Table>) => {
  const { t } = useTranslation('ui/fields');
  const facts = useFieldFacts()(of);
  return (
    <TitledPanel title={t('facts')}>
      {facts.some(({ value }) => value) ? (
        <FactList facts={facts} />
      ) : (
        <p className={classes.nothing}>{none}</p>
      )}
    </TitledPanel>
  );
};

/** The people there, if any are known. */
export const ContactsPanel = ({ contacts }: { contacts: readonly Contact[] }) => {
  const { t } = useTranslation('ui/fields');
  return (
    contacts.length > 0 && (
      <TitledPanel title={t('contacts.title')}>
        <ContactList contacts={contacts} />
      </TitledPanel>
    )
  );
};

/** What was noted, if anything was. */
export const NotesPanel = ({ title, notes }: { title: string; notes: string }) =>
  notes !== '' && (
    <TitledPanel title={title}>
      <p className={classes.notes} dir="auto">
        {notes}
      </p>
    </TitledPanel>
  );
