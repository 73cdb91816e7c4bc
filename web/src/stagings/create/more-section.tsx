import { namesOfGroup } from '@archway/contract/kernel/fields/fields';
import { Button, Collapse, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldForm } from '../../ui/fields/field-form.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import { bookingFields } from './booking-fields.ts';
import classes from './create.module.css';

type MoreSectionProps = { form: FieldForm & { readonly errors: Readonly<Record<string, unknown>> } };

const folded = ['parties', 'terms', 'listing', 'rest'] as const;
const foldedNames = folded.flatMap((group) => namesOfGroup(bookingFields, group)) as readonly string[];

/** Who does it and what kind it is; what a job can do without for now is folded away, and opens where something in it is wrong. */
export const MoreSection = ({ form }: MoreSectionProps) => {
  const { t } = useTranslation('stagings/create');
  const words = useStagingWords();
  const id = useId();
  const [opened, { toggle, open }] = useDisclosure();
  const isWrong = foldedNames.some((name) => name in form.errors && !elsewhere.has(name));
  useEffect(() => {
    if (isWrong) open();
  }, [isWrong, open]);
  return (
    <FormSection title={t('job.title')} description={t('job.hint')}>
      <FieldGroups
        form={form}
        table={bookingFields}
        {...words}
        groups={{
          job: { wide: ['name'] },
          dates: false,
          parties: false,
          terms: false,
          listing: false,
          rest: false,
        }}
      />
      <Button
        variant="subtle"
        className={classes.add}
        aria-expanded={opened}
        aria-controls={id}
        leftSection={<IconChevronDown size={18} className={classes.fold} data-open={opened} aria-hidden />}
        onClick={toggle}
      >
        {t('job.more')}
      </Button>
      <Collapse expanded={opened} id={id}>
        <Stack>
          <FieldGroups
            form={form}
            table={bookingFields}
            {...words}
            groups={{
              job: false,
              dates: false,
              parties: { replaced: { clientId: null, propertyId: null } },
              terms: {},
              listing: {},
              rest: {},
            }}
          />
        </Stack>
      </Collapse>
    </FormSection>
  );
};

const elsewhere = new Set(['clientId', 'propertyId']);
