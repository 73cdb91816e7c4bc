import type { Item } from '@archway/contract/inventory/item';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changedValues } from '../../../kit/edit/edits.ts';
import { FormAlert } from '../../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../../kit/edit/use-edit-form.ts';
import { useCustomFields } from '../../../organizations/fields/use-custom-fields.ts';
import { api } from '../../../platform/api/api.ts';
import { queries, queryClient } from '../../../platform/api/query-client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFormats } from '../../../ui/fields/measures/use-formats.ts';
import { StickySaveBar } from '../../../ui/form/sticky-save-bar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Sections } from '../../../ui/layout/sections.tsx';
import { isolated, Sentence, slot } from '../../../ui/text/sentence.tsx';
import { factsOf, fieldsOf, type ItemFields, type ItemTable, itemTable } from '../../add/item-fields.ts';
import { formFieldOf, itemSchema } from '../../add/item-form.ts';
import { ItemPictures } from '../../add/item-pictures.tsx';
import { ItemSections } from '../../add/item-sections.tsx';
import { usePictureUploads } from '../../pictures/use-picture-uploads.ts';
import { useOptionName } from '../../use-item-names.ts';
import { ItemSkeleton } from '../item-skeleton.tsx';
import { useFieldNames } from './use-field-names.ts';

/** Values are typed as their fields say: the definitions are known before the form is drawn. */
export const ItemEdit = ({ item }: { item: Item }) => {
  const custom = useCustomFields();
  return custom.isPending ? (
    <ItemSkeleton />
  ) : (
    <EditForm item={item} table={itemTable(custom.table)} customName={custom.nameOf} />
  );
};

type EditFormProps = { item: Item; table: ItemTable; customName: (id: string) => string };

/** The facts and pictures of an item as one long form, saved together against the version they were read at. */
const EditForm = ({ item, table, customName }: EditFormProps) => {
  const { t } = useTranslation('inventory/item');
  const formId = useId();
  const navigate = useNavigate();
  const formats = useFormats();
  const nameOf = useFieldNames();
  const optionName = useOptionName();
  const pictures = usePictureUploads(item.pictures.map(({ id }) => id));
  const leave = () =>
    navigate({ to: '/inventory/$id', params: { id: item.id }, search: {} as never, replace: true }); // its own
  const valuesOf = (row: Item = item) => fieldsOf(row, formats, table);

  const edit = useEditForm<Item, ItemFields>({
    row: item,
    valuesOf,
    schema: itemSchema(formats, table),
    fieldOf: formFieldOf,
    alsoDirty: (row) => pictures.list.length !== row?.pictures.length || !isSameOrder(pictures.ids, row),
    read: ({ id }) =>
      queryClient.fetchQuery({ ...queries.items.get.queryOptions({ input: { id } }), staleTime: 0 }),
    save: async (fields, row = item, { keep }) => {
      const { ids, refused } = await pictures.settled();
      if (refused > 0) return null;
      const change = changedValues(factsOf(valuesOf(row), formats, table), factsOf(fields, formats, table));
      const { id, version } = row;
      const saved = Object.keys(change).length > 0 ? await api.items.change({ id, version, ...change }) : row;
      keep(saved);
      const seenIds = row.pictures.map((picture) => picture.id);
      return isSameOrder(ids, saved) ? saved : api.items.setPictures({ id, pictureIds: ids, seenIds });
    },
    onTaken: (row) => pictures.reset(row.pictures.map(({ id }) => id)),
    onDone: async (saved) => {
      queryClient.setQueryData(queries.items.get.queryKey({ input: { id: item.id } }), saved);
      await leave();
      toast(t('done.saved', { name: isolated(saved.name) }), { tone: 'success' });
    },
  });
  const { form, base, dirty, pending, onSubmit } = edit;
  const { name, vendorId, vendorName } = base ?? item;

  return (
    <Page title={<Sentence text={t('edit.title', { name: slot })}>{name}</Sentence>}>
      <Sections>
        <form id={formId} onSubmit={onSubmit} noValidate>
          <Stack gap="1.25rem">
            <FormAlert
              edit={edit}
              nameOf={nameOf}
              table={table}
              optionName={(field, option) => optionName(field as keyof typeof table, option)} // a choice of an item
              customName={customName}
            />
            <ItemSections
              form={form}
              vendor={vendorId ? { id: vendorId, name: vendorName ?? '' } : undefined}
            >
              <ItemPictures pictures={pictures} />
            </ItemSections>
            <StickySaveBar
              always
              dirty={dirty}
              pending={pending}
              form={formId}
              discard={t('edit.leave')}
              onDiscard={() => void leave()}
            />
          </Stack>
        </form>
      </Sections>
    </Page>
  );
};

const isSameOrder = (ids: readonly string[], { pictures }: Item) =>
  ids.length === pictures.length && pictures.every(({ id }, index) => id === ids[index]);
