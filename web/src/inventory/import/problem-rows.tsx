import type { Import, ProblemRow } from '@archway/contract/inventory/imports/import';
import { Button, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { download } from '../../ui/downloads/downloads.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { Bdi } from '../../ui/text/bdi.tsx';
import classes from './import.module.css';

/** Rows to correct, cell by cell, and the file to correct them in. */
export const ProblemRows = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const [{ page, itemsPerPage }, setPages] = useState({ page: 1, itemsPerPage: 10 });
  const query = useQuery({
    ...queries.imports.problems.queryOptions({ input: { id: found.id, page, itemsPerPage } }),
    placeholderData: keepPreviousData,
  });
  const take = () =>
    void download(t('problems.title'), ({ signal }) =>
      api.imports.problemsFile({ id: found.id }, { signal }),
    ).catch(toastProblem);
  return (
    <Panel labelledBy={id}>
      <div className={classes.mappingHead}>
        <Title order={3} id={id}>
          {t('problems.title')}
        </Title>
        <Button variant="light" leftSection={<IconDownload size={18} aria-hidden />} onClick={take}>
          {t('problems.take')}
        </Button>
      </div>
      <Text c="dimmed" mb="md">
        {t('problems.hint')}
      </Text>
      <Results of={query}>
        {({ rows, total }) => (
          <>
            <ProblemTable
              rows={rows}
              headings={found.columns.map(({ heading }) => heading)}
              labelledBy={id}
            />
            {total > 5 && (
              <Pages
                total={total}
                page={page}
                itemsPerPage={itemsPerPage}
                onPage={(next) => setPages({ page: next, itemsPerPage })}
                onItemsPerPage={(next) => setPages({ page: 1, itemsPerPage: next })}
              />
            )}
          </>
        )}
      </Results>
    </Panel>
  );
};

type ProblemTableProps = {
  rows: readonly ProblemRow[];
  headings: readonly string[];
  labelledBy: string;
};

const ProblemTable = ({ rows, headings, labelledBy }: ProblemTableProps) => {
  const { t } = useTranslation('inventory/import');
  return (
    <Table className={classes.problems} aria-labelledby={labelledBy}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('problems.row')}</Table.Th>
          <Table.Th>{t('problems.column')}</Table.Th>
          <Table.Th>{t('problems.value')}</Table.Th>
          <Table.Th>{t('problems.reason')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.flatMap(({ row, problems }) =>
          problems.map(({ column, value, key, n, name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the problems of a row stand in one order and are never moved
            <Table.Tr key={`${row}-${index}`}>
              <Table.Td data-tabular data-label={t('problems.row')}>
                {row}
              </Table.Td>
              <Table.Td data-label={t('problems.column')}>
                <Bdi>
                  {column === null ? '–' : headings[column] || t('mapping.unnamed', { n: column + 1 })}
                </Bdi>
              </Table.Td>
              <Table.Td data-label={t('problems.value')} className={classes.wrongCell}>
                {value === '' ? (
                  <Text component="span" c="dimmed">
                    {t('problems.blank')}
                  </Text>
                ) : (
                  <Bdi>{value}</Bdi>
                )}
              </Table.Td>
              <Table.Td data-label={t('problems.reason')}>{fieldErrorText(key, n, name)}</Table.Td>
            </Table.Tr>
          )),
        )}
      </Table.Tbody>
    </Table>
  );
};
