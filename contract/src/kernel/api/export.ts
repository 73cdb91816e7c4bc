import * as z from 'zod';
import type { Action, Subject } from '../access/ability.ts';
import { GivenCustomKey } from '../fields/field-schemas.ts';
import { Language } from '../locale.ts';
import { endpoint } from './endpoint.ts';
import { exportFormats, exportTypes } from './export-formats.ts';
import type { Tag } from './tags.ts';

const mostCustomColumns = 100;

type Exported<
  Shape extends z.core.$ZodLooseShape,
  Columns extends readonly string[],
  Change extends `${string}.exported`,
> = {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: Tag;
  /** Whoever may read the list may take it away, unless that takes another action; the log keeps who did. */
  readonly subject: Subject;
  readonly action?: Action;
  readonly change: Change;
  /** What the list is asked, without pages. */
  readonly query: z.ZodObject<Shape>;
  readonly columns: Columns;
  /** Custom fields are among the columns that can be named, as `custom.<id>`. */
  readonly custom?: boolean;
};

/** A list as a file: everything that fits what is asked, in its order. */
export const exportOf = <
  const Shape extends z.core.$ZodLooseShape,
  const Columns extends readonly string[],
  const Change extends `${string}.exported`,
>({
  path,
  summary,
  tag,
  subject,
  action = 'read',
  change,
  query,
  columns,
  custom = false,
}: Exported<Shape, Columns, Change>) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    tag,
    access: { action, subject },
    change,
    invalidates: [],
    limit: 'change',
    answersFile: Object.values(exportTypes),
  })
    .input(
      query.extend({
        format: z.enum(exportFormats).default('csv'),
        /** In this order; every column when none is named. */
        columns: z
          .array(custom ? z.union([z.enum(columns), GivenCustomKey], 'errors.choice') : z.enum(columns))
          .min(1)
          .max(columns.length + (custom ? mostCustomColumns : 0))
          .optional(),
        /** Of the headings and of the file's name; the reader's own when it is not said. */
        language: Language.optional(),
      }),
    )
    .output(z.file());
