import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findsWords } from '../list/find-words.ts';
import { inTreeOrder, type TreeRow } from './tree-rows.ts';
import classes from './tree-select.module.css';

type TreeSelectProps<Row extends TreeRow> = Omit<
  SelectProps,
  'data' | 'filter' | 'renderOption' | 'searchable' | 'value' | 'onChange'
> & {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** A short text that also finds the row (its code). */
  codeOf?: ((row: Row) => string | null) | undefined;
  /** Rows that cannot be chosen: itself and what stands in it, say. */
  refuses?: ((row: Row) => boolean) | undefined;
  value: string | null;
  onChange: (id: string | null) => void;
};

/** More than anybody reads; whoever looks for another types. */
const most = 200;

/** A row of a tree, found by typing: each choice also tells what it stands in. */
export const TreeSelect = <Row extends TreeRow>({
  rows,
  nameOf,
  codeOf = noCode,
  refuses = nothing,
  ...rest
}: TreeSelectProps<Row>) => {
  const { t } = useTranslation('ui/fields');
  const choices = useMemo(() => {
    const path: string[] = [];
    return inTreeOrder(rows).flatMap(({ row, depth }) => {
      const label = nameOf(row);
      path.splice(depth, path.length, label);
      const choice = { value: row.id, label, code: codeOf(row), path: path.slice(0, depth).join(' › ') };
      return refuses(row) ? [] : [choice];
    });
  }, [rows, nameOf, codeOf, refuses]);
  const byId = useMemo(() => new Map(choices.map((choice) => [choice.value, choice])), [choices]);
  return (
    <Select
      openOnFocus={false}
      {...rest}
      searchable
      data={choices.map(({ value, label }) => ({ value, label }))}
      limit={most}
      nothingFoundMessage={t('tree.nothingFound')}
      filter={({ options, search }) =>
        options.filter((option) => {
          const choice = 'value' in option ? byId.get(option.value) : undefined;
          return choice && findsWords(`${choice.label} ${choice.code ?? ''} ${choice.path}`, search);
        })
      }
      renderOption={({ option }) => {
        const choice = byId.get(option.value);
        return (
          <span className={classes.choice}>
            <span className={classes.name}>
              <span>
                <bdi>{option.label}</bdi>
              </span>
              {choice?.code && <bdi className={classes.code}>{choice.code}</bdi>}
            </span>
            {choice?.path && (
              <span className={classes.path}>
                <bdi>{choice.path}</bdi>
              </span>
            )}
          </span>
        );
      }}
    />
  );
};

const noCode = () => null;
const nothing = () => false;
