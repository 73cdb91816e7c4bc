import type { Move } from '@archway/contract/moves/move';
import { moveFields } from '@archway/contract/moves/move-fields';
import type { MoveKind, plannedAs } from '@archway/contract/moves/states';
import { changedValues } from '../../kit/edit/edits.ts';
import { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { schemaOf } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { emptyForm, type FormValues, formOf, valuesOf, wrongFields } from '../../ui/fields/form-values.ts';
import { useFormats } from '../../ui/fields/measures/use-formats.ts';

/** What is planned of a move, with who goes along and, of a new one, of which job, which way and how firmly. */
export type MoveValues = FormValues<typeof moveFields> & {
  crewIds: string[];
  stagingId: string | null;
  kind: MoveKind;
  status: (typeof plannedAs)[number];
};

type MoveFormOptions = {
  readonly move: Move | undefined;
  readonly initial: Partial<MoveValues>;
  readonly onDone: (saved: Move) => void;
};

export const useMoveForm = ({ move, initial, onDone }: MoveFormOptions) => {
  const formats = useFormats();
  const typed = (known: Move | undefined): MoveValues =>
    known
      ? {
          ...formOf(moveFields, known, formats),
          crewIds: known.crew.map(({ id }) => id as string),
          stagingId: known.stagingId,
          kind: known.kind,
          status: 'scheduled',
        }
      : {
          ...emptyForm(moveFields),
          crewIds: [],
          stagingId: null,
          kind: 'in',
          status: 'scheduled',
          ...initial,
        };
  const sentOf = ({ crewIds, stagingId, kind, status, ...values }: MoveValues) => ({
    ...valuesOf(moveFields, values as FormValues<typeof moveFields>, formats), // the rest of them
    crewIds,
  });
  const edit = useEditForm<Move, MoveValues>({
    row: move,
    valuesOf: typed,
    schema: schemaOf<MoveValues>((values) => [
      ...(values.stagingId ? [] : [{ field: 'stagingId', key: 'errors.required' }]),
      ...wrongFields(moveFields, values, formats),
    ]),
    save: async (values, base, options) => {
      const sent = sentOf(values);
      if (!base)
        return api.moves.plan(
          { ...sent, stagingId: values.stagingId ?? '', kind: values.kind, status: values.status },
          options,
        );
      const changed = changedValues(sentOf(typed(base)), sent);
      if (Object.keys(changed).length === 0) return base;
      return api.moves.change({ ...changed, id: base.id, version: base.version }, options);
    },
    read: ({ id }) => api.moves.get({ id }),
    onDone,
  });
  return { ...edit, table: moveFields };
};
