import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipFrame, type FilterChoice } from './filter-chip.tsx';
import { findsWords } from './find-words.ts';
import classes from './searched-chip.module.css';

/** One of many, and what it stands under. */
type GroupedChoice = FilterChoice & { readonly group: string };

type SearchedChipProps = {
  /** What it filters by: "What". */
  label: string;
  value: string | undefined;
  choices: readonly GroupedChoice[];
  onChange: (value: string | undefined) => void;
};

/** A filter with many choices: they stand under their groups and are found by typing; a group's name finds all of it. */
export const SearchedChip = ({ label, value, choices, onChange }: SearchedChipProps) => {
  const { t } = useTranslation('ui');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
  });
  const close = () => {
    combobox.closeDropdown();
    combobox.focusTarget();
  };
  const found = choices.filter((choice) => findsWords(`${choice.group} ${choice.label}`, typed));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <ChipFrame
      label={label}
      shows={choices.find((choice) => choice.value === value)?.label ?? value}
      onClear={() => onChange(undefined)}
      onClick={() => combobox.toggleDropdown()}
    >
      {(button) => (
        <Combobox
          store={combobox}
          position="bottom-start"
          width={320}
          onOptionSubmit={(chosen) => {
            onChange(chosen || undefined);
            close();
          }}
        >
          <Combobox.Target targetType="button">{button}</Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Search
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-label={t('filter.search', { label })}
              placeholder={t('filter.search', { label })}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                combobox.updateSelectedOptionIndex();
              }}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            />
            <Combobox.Options id={listId} className={classes.options} aria-label={label}>
              {typed === '' && <Choice value="" label={t('filter.any')} chosen={value === undefined} />}
              {groups.map((group) => (
                <Combobox.Group key={group} label={group}>
                  {found
                    .filter((choice) => choice.group === group)
                    .map((choice) => (
                      <Choice key={choice.value} {...choice} chosen={choice.value === value} />
                    ))}
                </Combobox.Group>
              ))}
              {found.length === 0 && <Combobox.Empty>{t('results.nothingFound')}</Combobox.Empty>}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </ChipFrame>
  );
};

const Choice = ({ value, label, chosen }: FilterChoice & { chosen: boolean }) => (
  <Combobox.Option value={value} active={chosen} aria-selected={chosen} className={classes.choice}>
    <bdi>{label}</bdi>
    {chosen && <IconCheck size={16} aria-hidden />}
  </Combobox.Option>
);
