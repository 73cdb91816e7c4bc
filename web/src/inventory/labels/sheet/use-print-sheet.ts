import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import type { LabelSource } from '../label-sources.ts';
import { saveFile } from './save-file.ts';
import { keepPaper, type Paper } from './sheet-state.ts';

type PrintRequest = {
  readonly source: LabelSource;
  readonly paper: Paper;
  readonly startAt: number;
  /** Of each; for blank labels their number. */
  readonly copies: number;
};

/** Asks for the file and saves it where downloads go. */
export const usePrintSheet = () => {
  const [printed, setPrinted] = useState<{ file: string; count: number } | null>(null);
  const { submit, pending, problem } = useSubmit(
    async ({ source, paper, startAt, copies }: PrintRequest, options) => {
      const { format, output, custom } = paper;
      const file = await api.labels.sheet(
        {
          ...targetsOf(source, copies),
          format,
          output,
          startAt,
          ...(format === 'custom' ? { custom } : {}),
        },
        options,
      );
      return { file, paper, count: (source.key === 'blank' ? 1 : source.count) * copies };
    },
    {
      onDone: async ({ file, paper, count }) => {
        saveFile(file);
        keepPaper(paper);
        setPrinted({ file: file.name, count });
      },
    },
  );
  return { print: submit, pending, problem, printed, again: () => setPrinted(null) };
};

const targetsOf = ({ key, sheet }: LabelSource, copies: number) =>
  key === 'blank' ? { blankQuantity: copies } : { ...sheet, copies };
