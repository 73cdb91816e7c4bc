import { mostCrew } from '@archway/contract/moves/move-limits';
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldInputProps, fieldState } from '../../ui/fields/field-form.ts';
import { useActiveMembers } from './use-member-names.ts';

/** Who goes along beside the lead. */
export const CrewInput = ({ form, label }: Pick<FieldInputProps, 'form' | 'label'>) => {
  const { t } = useTranslation('moves');
  const ui = useTranslation('ui').t;
  const members = useActiveMembers();
  const value: string[] = form.useWatchValue('crewIds');
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('plan.crewPlaceholder') : ''}
      data={members.map(({ id, firstName, lastName }) => ({
        value: id as string,
        label: `${firstName} ${lastName}`,
      }))}
      maxValues={mostCrew}
      searchable
      openOnFocus={false}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': ui('clear') }}
      nothingFoundMessage={t('plan.noMember')}
      value={value}
      onChange={(ids) => form.setFieldValue('crewIds', ids as never)} // ids, as it holds
      {...fieldState(form, 'crewIds')}
    />
  );
};
