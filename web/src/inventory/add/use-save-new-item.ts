import type { FileId } from '@archway/contract/kernel/ids';
import { useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import type { Formats } from '../../ui/fields/form-values.ts';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import { factsOf, type ItemFields, type ItemTable } from './item-fields.ts';
import { formFieldOf, type ItemForm } from './item-form.ts';
import { readCodes } from './piece-codes.ts';

type Saved = Awaited<ReturnType<typeof api.items.create>>;
/** `another`: the next thing of the same delivery follows. */
type After = { another: boolean };

type Saving = {
  form: ItemForm;
  pictures: PictureUploads;
  formats: Formats;
  table: ItemTable;
  onSaved: (item: Saved, after: After) => void | Promise<void>;
};

/** Saves something new by one call, when its pictures have arrived: the item, its pictures and its pieces, or nothing. */
export const useSaveNewItem = ({ form, pictures, formats, table, onSaved }: Saving) => {
  const [settling, setSettling] = useState(false);
  const after = useRef<After>({ another: false });
  const { submit, pending, problem } = useSubmit(api.items.create, {
    onDone: (item) => onSaved(item, after.current),
    onProblem: ({ errors }) =>
      form.showErrors(errors.map((error) => ({ ...error, field: formFieldOf(error.field) }))),
  });
  const save = async (fields: ItemFields, then: After) => {
    after.current = then;
    setSettling(true);
    const { ids, refused } = await pictures.settled().finally(() => setSettling(false));
    if (refused === 0) await submit(newItemOf(fields, ids, formats, table));
  };
  return { save, pending: pending || settling, problem };
};

const newItemOf = (fields: ItemFields, pictureIds: FileId[], formats: Formats, table: ItemTable) => {
  const codes = fields.tracking === 'unit' ? readCodes(fields.codes) : [];
  return {
    ...factsOf(fields, formats, table),
    tracking: fields.tracking,
    status: fields.draft ? 'draft' : 'active',
    quantity: Math.max(Number(fields.quantity), codes.length),
    locationId: fields.locationId,
    codes,
    condition: fields.condition,
    acquiredOn: fields.acquiredOn || null,
    pictureIds,
  } as const;
};
