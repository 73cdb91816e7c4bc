import { labelsPerPage } from '@archway/contract/inventory/labels/label-formats';
import { mostCopies, mostLabels } from '@archway/contract/inventory/limits';
import { Alert, Button, Group } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differingNames } from '../../../kit/edit/edits.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useLeaveForm, useUnsaved } from '../../../ui/form/unsaved.ts';
import { Segments } from '../../../ui/list/segments.tsx';
import type { LabelSource } from '../label-sources.ts';
import { CustomFields } from './custom-fields.tsx';
import { FormatFields } from './format-fields.tsx';
import classes from './sheet.module.css';
import { SheetPreview } from './sheet-preview.tsx';
import { layoutOf, misfit, type Paper, readPaper, startOn } from './sheet-state.ts';
import { usePrintSheet } from './use-print-sheet.ts';
import { useSamples } from './use-samples.ts';

export const SheetForm = ({ sources, onClose }: { sources: readonly LabelSource[]; onClose: () => void }) => {
  const { t } = useTranslation(['inventory/labels', 'ui']);
  const [key, setKey] = useState(sources[0]?.key);
  const source = sources.find((each) => each.key === key) ?? sources[0];
  const [paper, setPaper] = useState(readPaper);
  const [wantedStart, setStart] = useState(1);
  const [number, setNumber] = useState<number | string>(source?.key === 'blank' ? 30 : 1);
  const { print, pending, problem, printed, again } = usePrintSheet();
  const samples = useSamples(source);
  const leave = useLeaveForm();
  const wanted = { key, paper, wantedStart, number };
  const done = useRef(wanted);
  if (printed) done.current = wanted;
  useUnsaved(() => !pending && differingNames(done.current, wanted).length > 0);
  if (!source) return null;
  const layout = layoutOf(paper);
  const startAt = startOn(layout, wantedStart);
  const blank = source.key === 'blank';
  const copies = Math.max(1, Number(number) || 1);
  const total = (blank ? 1 : source.count) * copies;
  const tooMany = total > mostLabels;
  const wrong = misfit(paper);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      again();
      set(value);
    };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!tooMany && !wrong) void print({ source, paper, startAt, copies });
  };
  return (
    <form onSubmit={send} noValidate>
      <div className={classes.form}>
        <div className={classes.fields}>
          {sources.length > 1 && (
            <Segments
              label={t('print.what')}
              value={source.key}
              options={sources.map((each) => ({
                value: each.key,
                label: t(`print.source.${each.key}`, { count: each.count }),
              }))}
              onChange={change(setKey)}
            />
          )}
          <FormatFields paper={paper} onChange={change(setPaper)} />
          {paper.format === 'custom' && (
            <CustomFields paper={paper} misfit={wrong} onChange={change<Paper>(setPaper)} />
          )}
          <NumberField
            label={blank ? t('print.quantity') : t('print.copies')}
            description={blank ? t('print.blankHint') : undefined}
            value={number}
            min={1}
            max={blank ? mostLabels : mostCopies}
            whole
            onChange={change(setNumber)}
            error={tooMany && t('ui:errors.tooMany', { count: mostLabels, n: mostLabels })}
          />
        </div>
        <SheetPreview
          layout={layout}
          samples={samples}
          total={total}
          startAt={startAt}
          onStart={labelsPerPage(layout) > 1 ? change(setStart) : undefined}
        />
      </div>
      <div className={classes.end}>
        <ProblemAlert problem={problem} />
        {printed && (
          <Alert
            role="status"
            color="green"
            variant="light"
            icon={<IconCircleCheck size={20} aria-hidden />}
            title={t('print.done', { count: printed.count })}
          >
            {t(paper.output === 'pdf' ? 'print.donePdf' : 'print.doneZpl', { file: printed.file })}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" size="md" onClick={() => leave(onClose)}>
            {printed ? t('ui:close') : t('ui:cancel')}
          </Button>
          <Button
            type="submit"
            size="md"
            loading={pending}
            disabled={tooMany || wrong !== undefined}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {t(paper.output === 'pdf' ? 'print.getPdf' : 'print.getZpl', { count: total })}
          </Button>
        </Group>
      </div>
    </form>
  );
};
