import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipFrame } from '../../../ui/list/filter-chip.tsx';
import { findsWords } from '../../../ui/list/find-words.ts';
import { inTreeOrder, type TreeRow } from '../../../ui/tree/tree-rows.ts';
import classes from './tree-chip.module.css';

type TreeChipRow = TreeRow & { readonly name: string; readonly code?: string | null };

type TreeChipProps<Row extends TreeChipRow> = {
  /** What it filters by: "Category". */
  label: string;
  rows: readonly Row[];
  /** The chosen row; what stands in it counts too. */
  value: string | undefined;
  iconOf?: ((row: Row) => ReactNode) | undefined;
  onChange: (id: string | undefined) => void;
};

/** More than anybody reads; whoever looks for another types. */
const most = 200;

/** A filter by a place in a tree: the tree itself, found in by typing. */
export const TreeChip = <Row extends TreeChipRow>({
  label,
  rows,
  value,
  iconOf,
  onChange,
}: TreeChipProps<Row>) => {
  const { t } = useTranslation('inventory/list');
  const [typed, setTyped] = useState('');
  const box = useCombobox({
    onDropdownOpen: () => box.focusSearchInput(),
    onDropdownClose: () => {
      box.resetSelectedOption();
      box.focusTarget();
      setTyped('');
    },
  });
  const { selectFirstOption } = box;
  // Whoever types means the first that is found.
  useEffect(() => {
    if (typed) selectFirstOption();
  }, [typed, selectFirstOption]);
  const choices = useChoices(rows);
  const found = typed ? choices.filter(({ text }) => findsWords(text, typed)) : choices;
  const chosen = choices.find(({ row }) => row.id === value);
  const choose = (id: string) => {
    onChange(id === value ? undefined : id);
    box.closeDropdown();
  };
  return (
    <Combobox store={box} onOptionSubmit={choose} position="bottom-start" width={320}>
      <ChipFrame
        label={label}
        shows={value === undefined ? undefined : (chosen?.row.name ?? t('filter.unknown'))}
        onClear={() => onChange(undefined)}
        onClick={() => box.toggleDropdown()}
      >
        {(button) => <Combobox.Target targetType="button">{button}</Combobox.Target>}
      </ChipFrame>
      <Combobox.Dropdown>
        <Combobox.Search
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={t('filter.find')}
          aria-label={t('filter.findIn', { label })}
        />
        <Combobox.Options mah={360} className={classes.options} aria-label={label} tabIndex={0}>
          {found.slice(0, most).map(({ row, depth, path }) => (
            <Combobox.Option key={row.id} value={row.id} active={row.id === value} className={classes.option}>
              <span
                className={classes.line}
                style={{ '--depth': typed ? 0 : depth } as CSSProperties /* a custom property */}
              >
                {iconOf?.(row)}
                <span className={classes.words}>
                  <bdi>{row.name}</bdi>
                  {row.code && <bdi className={classes.code}>{row.code}</bdi>}
                  {typed && path && <bdi className={classes.path}>{path}</bdi>}
                </span>
                {row.id === value && <IconCheck size={16} aria-hidden />}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('filter.nothingFound')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};

/** Every row with what it stands in, in the order of the tree. */
const useChoices = <Row extends TreeChipRow>(rows: readonly Row[]) =>
  useMemo(() => {
    const names: string[] = [];
    return inTreeOrder(rows).map(({ row, depth }) => {
      names.splice(depth, names.length, row.name);
      const path = names.slice(0, depth).join(' › ');
      return { row, depth, path, text: `${row.name} ${row.code ?? ''} ${path}` };
    });
  }, [rows]);
