import {
  type LabelFormat,
  labelFormats,
  labelLayouts,
  labelsPerPage,
} from '@archway/contract/inventory/labels/label-formats';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/list/segments.tsx';
import type { Output, Paper } from './sheet-state.ts';

type FormatFieldsProps = { paper: Paper; onChange: (paper: Paper) => void };

/** A printer for sheets and rolls takes a PDF; a Zebra and its like speak a language of their own. */
export const FormatFields = ({ paper, onChange }: FormatFieldsProps) => {
  const { t } = useTranslation('inventory/labels');
  const nameOf = (format: LabelFormat) => {
    if (format === 'custom') return t('format.custom');
    const layout = labelLayouts[format];
    return t('format.named', {
      name: t(`format.${format}`),
      width: layout.labelWidth,
      height: layout.labelHeight,
      count: labelsPerPage(layout),
    });
  };
  return (
    <>
      <Segments<Output>
        label={t('print.output')}
        value={paper.output}
        options={[
          { value: 'pdf', label: t('print.pdf') },
          { value: 'zpl', label: t('print.zpl') },
        ]}
        onChange={(output) => onChange({ ...paper, output })}
      />
      <NativeSelect
        label={t('print.format')}
        value={paper.format}
        onChange={(event) => onChange({ ...paper, format: event.currentTarget.value as LabelFormat })} // one of the options
        data={labelFormats.map((value) => ({ value, label: nameOf(value) }))}
      />
    </>
  );
};
