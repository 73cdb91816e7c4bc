import { useLayoutEffect, useState } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { CallContext } from '../../platform/api/call-context.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import type { useFields } from '../../ui/form/use-fields.ts';
import { useSavedFields } from '../../ui/form/use-saved-fields.ts';
import { differingNames, rebased, type TheirChange, theirChanges } from './edits.ts';

/** What a form can be about: something that knows its version. */
export type Edited = { readonly id: string; readonly version: number };

/** What the server has now, with who changed it last, and when: without that, nobody could be told who was faster. */
export type Latest<Row = Edited> = Row & {
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly updatedById: string | null;
};

type EditForm<Row extends object, Values extends Record<string, unknown>> = {
  /** What is changed; nothing for something new. */
  readonly row: (Row & Edited) | undefined;
  readonly valuesOf: (row: Row | undefined) => Values;
  readonly schema?: Parameters<typeof useFields<Values>>[0]['schema'];
  readonly required?: Parameters<typeof useFields<Values>>[0]['required'];
  /**
   * Sends what the fields hold, against the version they were read at. Null when something beside the fields stands in the
   * way. What is saved in several calls is kept after each, so that a later one that fails is tried again from there.
   */
  readonly save: (
    values: Values,
    base: Row | undefined,
    options: { context: CallContext; keep: (saved: Row) => void },
  ) => Promise<Row | null>;
  /** What the server has now. Left out where something new is made, and nothing changed. */
  readonly read?: (row: Row) => Promise<Latest<Row>>;
  /** At once, while what it changed is read again: for a form that this makes disappear. */
  readonly onAnswer?: (saved: Row) => void | Promise<void>;
  readonly onDone?: (saved: Row) => void | Promise<void>;
  /** The field of the form that the server's name of a field means. */
  readonly fieldOf?: (field: string) => string;
  /** Changed beside the fields, as pictures are. */
  readonly alsoDirty?: (base: Row | undefined) => boolean;
  /** Told when somebody else's version is taken up. */
  readonly onTaken?: (row: Row) => void;
};

/**
 * The one way to create and change something: errors on their fields, one call at a time, and nothing typed is ever lost.
 * When somebody else was faster, `stale` holds what they made of it, and the choice of what becomes of one's own.
 */
export const useEditForm = <Row extends object, Values extends Record<string, unknown>>({
  row,
  valuesOf,
  schema,
  required,
  save,
  read,
  onAnswer,
  onDone,
  fieldOf = String,
  alsoDirty,
  onTaken,
}: EditForm<Row, Values>) => {
  const [base, setBase] = useState<Row | undefined>(row);
  const [theirs, setTheirs] = useState<Latest<Row> | null>(null);
  /** Until it is known who was faster, nothing is told of it. */
  const [isReading, setReading] = useState(false);
  /** Both are in the fields, and nothing of it is saved yet. */
  const [merged, setMerged] = useState(false);
  /** The problem that taking up another version has settled. */
  const [settled, setSettled] = useState<ApiProblem | null>(null);
  const form = useSavedFields<Values>({ saved: valuesOf(row), schema, required });
  const dirty = form.dirty || (alsoDirty?.(base) ?? false);
  useUnsaved(() => alsoDirty?.(base) ?? false);

  const { submit, pending, problem } = useSubmit(
    async (values: Values, options) => {
      const saved = await save(values, base, { ...options, keep: setBase });
      if (saved && base) takeUp(saved);
      return saved;
    },
    {
      onAnswer: async (saved) => {
        if (saved) await onAnswer?.(saved);
      },
      onDone: async (saved) => {
        if (saved) await onDone?.(saved);
      },
      onProblem: ({ code, errors }) => {
        if (code === 'stale_version' && base && read) {
          setReading(true);
          void read(base)
            .then(setTheirs, () => undefined)
            .finally(() => setReading(false));
          return false;
        }
        return form.showErrors(errors.map((error) => ({ ...error, field: fieldOf(error.field) })));
      },
    },
  );

  const takeUp = (latest: Row, values?: Values) => {
    setBase(latest);
    setTheirs(null);
    setMerged(values !== undefined);
    setSettled(problem);
    form.becomeSaved(valuesOf(latest), values);
  };
  // Before anybody can type into what is about to be replaced: between a render and its effects a key would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is taken up when it arrives, not when the form changes
  useLayoutEffect(() => {
    const isTouched = form.isDirty() || (alsoDirty?.(base) ?? false) || pending;
    if (!row || !base || row.version <= versionOf(base) || isTouched) return;
    takeUp(row);
    onTaken?.(row);
  }, [row]);

  return {
    form,
    base,
    dirty,
    pending,
    problem: theirs || isReading || problem === settled ? null : problem,
    onSubmit: form.submitting(submit),
    merged: merged && dirty,
    stale: theirs &&
      base && {
        row: theirs,
        fields: differingNames(valuesOf(base), valuesOf(theirs)),
        changes: theirChanges(valuesOf(base), form.getValues(), valuesOf(theirs)),
        keepMine: (taken?: ReadonlySet<string>) =>
          takeUp(theirs, rebased(valuesOf(base), form.getValues(), valuesOf(theirs), taken)),
        takeTheirs: () => {
          takeUp(theirs);
          onTaken?.(theirs);
        },
      },
  };
};

const versionOf = (row: object) => ('version' in row ? Number(row.version) : 0);

export type StaleEdit<Name extends string> = {
  readonly row: Pick<Latest, 'updatedAt' | 'updatedBy' | 'updatedById'>;
  readonly fields: readonly Name[];
  readonly changes: readonly TheirChange[];
  /** Mine on top of theirs, but for what is taken of theirs. */
  readonly keepMine: (taken?: ReadonlySet<string>) => void;
  readonly takeTheirs: () => void;
};
