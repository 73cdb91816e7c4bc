import type { Import } from '@archway/contract/inventory/imports/import';
import {
  type SheetEncoding,
  type SheetSeparator,
  sheetEncodings,
  sheetSeparators,
} from '@archway/contract/inventory/imports/import-words';
import type { DecimalMark } from '@archway/contract/kernel/text/number-text';
import { Alert, NativeSelect, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { FieldProblem } from './field-problem.tsx';
import classes from './import.module.css';
import { keepImport } from './use-import.ts';

type Change = {
  encoding?: SheetEncoding;
  separator?: SheetSeparator;
  sheet?: string;
  headingRow?: number;
  decimalMark?: DecimalMark | null;
};

/** How the file is read. Mostly right by itself; letters that could be others are asked for. */
export const ReadingFields = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const { reading } = found;
  const { submit, pending, problem } = useSubmit(
    (change: Change, options) =>
      api.imports.read({ id: found.id, version: found.version, ...change }, options),
    { onDone: keepImport },
  );
  const read = (change: Change) => void submit(change);
  return (
    <Panel labelledBy={id}>
      <Title order={3} id={id} mb="sm">
        {t('reading.title')}
      </Title>
      {!reading.isEncodingSure && (
        <Alert
          color="orange"
          variant="light"
          mb="md"
          role="alert"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={t('reading.unsure')}
        >
          {t('reading.unsureHint')}
        </Alert>
      )}
      <div className={classes.reading}>
        {reading.encoding && (
          <NativeSelect
            label={t('reading.letters')}
            disabled={pending}
            value={reading.isEncodingSure ? reading.encoding : ''}
            data={[
              ...(reading.isEncodingSure ? [] : [{ value: '', label: t('reading.choose') }]),
              ...sheetEncodings.map((encoding) => ({
                value: encoding,
                label: t(`encodings.${encoding}`),
              })),
            ]}
            onChange={(event) => read({ encoding: event.currentTarget.value as SheetEncoding })} // one of the options
          />
        )}
        {reading.separator && (
          <NativeSelect
            label={t('reading.separator')}
            disabled={pending}
            value={reading.separator}
            data={sheetSeparators.map((separator, index) => ({
              value: separator,
              label: t(`separators.${separatorNames[index] ?? 'comma'}`),
            }))}
            onChange={(event) => read({ separator: event.currentTarget.value as SheetSeparator })} // one of the options
          />
        )}
        {reading.sheets.length > 1 && (
          <NativeSelect
            label={t('reading.sheet')}
            disabled={pending}
            value={reading.sheet ?? ''}
            data={reading.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(event) => read({ sheet: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          label={t('reading.headingRow')}
          disabled={pending}
          value={String(reading.headingRow)}
          data={rowNumbers(reading.headingRow)}
          onChange={(event) => read({ headingRow: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label={t('reading.numbers')}
          disabled={pending}
          value={reading.decimalMark ?? ''}
          data={[
            { value: '', label: t('reading.numbersUnknown') },
            { value: '.', label: '1,234.56' },
            { value: ',', label: '1.234,56' },
          ]}
          onChange={(event) =>
            read({ decimalMark: (event.currentTarget.value || null) as DecimalMark | null })
          } // one of the options
        />
      </div>
      <FieldProblem problem={problem} />
    </Panel>
  );
};

const separatorNames = ['comma', 'semicolon', 'tab', 'bar'] as const;

/** Nobody writes more above the headings of a sheet. */
const rowNumbers = (chosen: number) =>
  Array.from({ length: Math.max(15, chosen) }, (_, index) => String(index + 1));
