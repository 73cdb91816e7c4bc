import type { SheetColumn } from '@archway/contract/inventory/imports/import';
import { type ColumnTarget, isUsedOnce } from '@archway/contract/inventory/imports/import-words';
import { costColumns, itemColumns } from '@archway/contract/inventory/item-columns';
import { customKey } from '@archway/contract/kernel/fields/custom-table';
import { Badge, NativeSelect, Title } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { useMay } from '../../platform/session/may.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Bdi } from '../../ui/text/bdi.tsx';
import { useColumnName } from '../use-item-names.ts';
import classes from './import.module.css';

type Mapping = (ColumnTarget | null)[];
type MappingTableProps = {
  columns: readonly SheetColumn[];
  mapping: Mapping;
  withCosts: boolean;
  onChange: (mapping: Mapping) => void;
};

/** Each column of the sheet with its first values, and beside it what it becomes. */
export const MappingTable = ({ columns, mapping, withCosts, onChange }: MappingTableProps) => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const names = useColumnName();
  const custom = useCustomFields();
  const mayDefine = useMay()('customFields.create');
  const targets = itemColumns.filter((target) => withCosts || !costColumns.some((cost) => cost === target));
  const used = mapping.filter((target) => target !== null).length;
  return (
    <Panel labelledBy={id}>
      <div className={classes.mappingHead}>
        <Title order={3} id={id}>
          {t('mapping.title')}
        </Title>
        <Badge variant="light" color="gray" size="lg" data-tabular>
          {t('mapping.used', { count: used, of: columns.length })}
        </Badge>
      </div>
      <ul className={classes.mapping}>
        {columns.map((column, index) => {
          const target = mapping[index] ?? null;
          const twice =
            target && isUsedOnce(target) && mapping.indexOf(target) !== mapping.lastIndexOf(target);
          const heading = column.heading || t('mapping.unnamed', { n: index + 1 });
          const name = `${id}-${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the sheet; headings may be the same
            <li key={index} data-used={target !== null}>
              <div className={classes.source}>
                <span className={classes.heading} id={name}>
                  <Bdi>{heading}</Bdi>
                </span>
                <span className={classes.samples}>
                  {column.samples.some(Boolean) ? (
                    <Bdi>{column.samples.filter(Boolean).slice(0, 3).join(' · ')}</Bdi>
                  ) : (
                    t('mapping.blank')
                  )}
                </span>
              </div>
              <IconArrowNarrowRight className={classes.arrow} size={20} aria-hidden />
              <div className={classes.target}>
                <NativeSelect
                  aria-label={t('mapping.means', { heading })}
                  value={target ?? ''}
                  error={twice ? t('mapping.twice') : undefined}
                  onChange={(event) => {
                    const next = event.currentTarget.value as ColumnTarget | ''; // one of the options below
                    onChange(
                      columns.map((_, each) => (each === index ? next || null : (mapping[each] ?? null))),
                    );
                  }}
                  data={[
                    { value: '', label: t('mapping.nothing') },
                    ...targets.map((each) => ({ value: each, label: names(each) })),
                    ...custom.rows.map(({ id: field, name: label }) => ({ value: customKey(field), label })),
                    ...(column.heading && (mayDefine || custom.rows.some(isNamed(column.heading)))
                      ? [{ value: 'ownField', label: t('mapping.ownField') }]
                      : []),
                  ]}
                />
                {target && target === column.guess && (
                  <Badge variant="light" size="sm" className={classes.guess}>
                    {t('mapping.guessed')}
                  </Badge>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

const isNamed =
  (heading: string) =>
  ({ name }: { name: string }) =>
    name.toLowerCase() === heading.trim().toLowerCase();
