import type { Item } from '@archway/contract/inventory/item';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries, queryClient } from '../../../platform/api/query-client.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { Page } from '../../../ui/page.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { Sections } from '../../../ui/sections.tsx';
import { isolated, Sentence, slot } from '../../../ui/sentence.tsx';
import { StickySaveBar } from '../../../ui/sticky-save-bar.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSavedFields } from '../../../ui/use-saved-fields.ts';
import { ItemCare } from '../../add/item-care.tsx';
import { changedFacts, differingFields, rebased } from '../../add/item-changes.ts';
import { factsOf, fieldsOf, type ItemFields } from '../../add/item-fields.ts';
import { formFieldOf, itemSchema, useCustoms } from '../../add/item-form.ts';
import { ItemIdentity } from '../../add/item-identity.tsx';
import { ItemLook } from '../../add/item-look.tsx';
import { ItemOwnFacts } from '../../add/item-own-facts.tsx';
import { ItemPictures } from '../../add/item-pictures.tsx';
import { ItemPurchase } from '../../add/item-purchase.tsx';
import { ItemSize } from '../../add/item-size.tsx';
import { usePictureUploads } from '../../pictures/use-picture-uploads.ts';
import { readItemsAgain } from '../../read-items-again.ts';
import { StaleItemAlert } from './stale-item-alert.tsx';

/** The facts and pictures of an item as one long form, saved together against the version they were read at. */
export const ItemEdit = ({ item }: { item: Item }) => {
  const { t } = useTranslation('inventory/item');
  const formId = useId();
  const navigate = useNavigate();
  const customs = useCustoms();
  const [base, setBase] = useState(item);
  /** What the server has now, when somebody else was faster. */
  const [theirs, setTheirs] = useState<Item | null>(null);
  const form = useSavedFields<ItemFields>({ saved: fieldsOf(item, customs), schema: itemSchema(customs) });
  const pictures = usePictureUploads(item.pictures.map(({ id }) => id));
  const dirty =
    form.dirty || pictures.list.length !== base.pictures.length || !isSameOrder(pictures.ids, base);

  const readLatest = () =>
    queryClient.fetchQuery({
      ...queries.items.get.queryOptions({ input: { id: item.id } }),
      staleTime: 0,
    });
  const leave = () =>
    navigate({ to: '/inventory/$id', params: { id: item.id }, search: {} as never, replace: true }); // its own

  const { submit, pending, problem } = useSubmit(
    async (fields: ItemFields) => {
      const { ids, refused } = await pictures.settled();
      if (refused > 0) return null;
      const change = changedFacts(factsOf(fieldsOf(base, customs), customs), factsOf(fields, customs));
      let saved = base;
      if (Object.keys(change).length > 0) {
        saved = await api.items.change({ id: base.id, version: base.version, ...change });
        setBase(saved);
      }
      if (!isSameOrder(ids, saved)) saved = await api.items.setPictures({ id: base.id, pictureIds: ids });
      return saved;
    },
    {
      onDone: async (saved) => {
        if (!saved) return;
        queryClient.setQueryData(queries.items.get.queryKey({ input: { id: item.id } }), saved);
        await leave();
        await readItemsAgain();
        toast(t('done.saved', { name: isolated(saved.name) }), { tone: 'success' });
      },
      onProblem: ({ code, errors }) => {
        if (code !== 'stale_version')
          return form.showErrors(errors.map((error) => ({ ...error, field: formFieldOf(error.field) })));
        void readLatest().then(setTheirs, () => undefined);
        return false;
      },
    },
  );

  const takeUp = (latest: Item, values?: ItemFields) => {
    setBase(latest);
    setTheirs(null);
    form.becomeSaved(fieldsOf(latest, customs), values);
  };
  const untouched = !dirty && !pending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is taken up when it arrives, not when the form changes
  useEffect(() => {
    if (item.version <= base.version || !untouched) return;
    takeUp(item);
    pictures.reset(item.pictures.map(({ id }) => id));
  }, [item]);

  return (
    <Page title={<Sentence text={t('edit.title', { name: slot })}>{base.name}</Sentence>}>
      <Sections>
        <form id={formId} onSubmit={form.submitting(submit)} noValidate>
          <Stack gap="1.25rem">
            {theirs ? (
              <StaleItemAlert
                item={theirs}
                fields={differingFields(fieldsOf(base, customs), fieldsOf(theirs, customs))}
                onKeepMine={() =>
                  takeUp(
                    theirs,
                    rebased(fieldsOf(base, customs), form.getValues(), fieldsOf(theirs, customs)),
                  )
                }
                onSeeTheirs={() => {
                  takeUp(theirs);
                  pictures.reset(theirs.pictures.map(({ id }) => id));
                }}
              />
            ) : (
              <ProblemAlert problem={problem} />
            )}
            <ItemIdentity form={form} />
            <ItemPictures pictures={pictures} />
            <ItemLook form={form} />
            <ItemSize form={form} />
            <ItemPurchase
              form={form}
              vendor={base.vendorId ? { id: base.vendorId, name: base.vendorName ?? '' } : undefined}
            />
            <ItemCare form={form} />
            <ItemOwnFacts form={form} />
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
