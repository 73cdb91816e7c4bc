import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useFormats } from '../../ui/fields/measures/use-formats.ts';
import { StickySaveBar } from '../../ui/form/sticky-save-bar.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { dayIn } from '../day-in.ts';
import { useFieldNames } from '../item/edit/use-field-names.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { AddOptions } from './add-options.tsx';
import { emptyFields, type ItemFields, itemTable } from './item-fields.ts';
import { formFieldOf, itemSchema } from './item-form.ts';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPieces } from './item-pieces.tsx';
import { ItemSections } from './item-sections.tsx';
import { newItemOf } from './new-item.ts';
import { nextFields } from './next-fields.ts';

type Added = Awaited<ReturnType<typeof api.items.create>>;

/** A warehouse hand with a new delivery writes down what came: once for each kind of thing, with all its pieces. */
export const AddItemPage = () => {
  const { t } = useTranslation('inventory/add');
  const mayAdd = useAbility().can('create', 'Item');
  return mayAdd ? (
    <AddItem />
  ) : (
    <EmptyState
      order={1}
      picture="locked"
      title={t('notAllowed')}
      action={
        <LinkButton to="/inventory" variant="default">
          {t('back')}
        </LinkButton>
      }
    />
  );
};

const AddItem = () => {
  const { t } = useTranslation('inventory/add');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  // Which button was pressed, and which one what is being saved was saved by.
  const another = useRef(false);
  const goesOn = useRef(false);
  const navigate = useNavigate();
  const formats = useFormats();
  const timeZone = useUser().activeOrganization?.timezone;
  const table = itemTable(useCustomFields().table);
  const nameOf = useFieldNames();
  const pictures = usePictureUploads([]);
  const startNext = () => {
    form.becomeSaved(nextFields(form.getValues()));
    pictures.reset([]);
    scrollTo({ top: 0 });
    requestAnimationFrame(() => form.getInputNode('name')?.focus());
  };
  const edit = useEditForm<Added, ItemFields>({
    row: undefined,
    valuesOf: () => ({ ...emptyFields, acquiredOn: dayIn(timeZone, new Date()) }),
    schema: itemSchema(formats, table),
    fieldOf: formFieldOf,
    alsoDirty: () => pictures.list.length > 0,
    save: async (fields, _, options) => {
      const { ids, refused } = await pictures.settled();
      if (refused > 0) return null;
      return api.items.create(newItemOf({ fields, pictureIds: ids, formats, table }), options);
    },
    onDone: async ({ id, name }) => {
      toast(t('saved', { name: isolated(name) }), { tone: 'success' });
      if (goesOn.current) startNext();
      else await navigate({ to: '/inventory/$id', params: { id }, replace: true });
    },
  });
  const { form, dirty, pending, onSubmit } = edit;
  return (
    <Page title={t('title')} description={t('description')} actions={<AddOptions />}>
      <Sections>
        <form
          id={formId}
          ref={element}
          onSubmit={(event) => {
            goesOn.current = another.current;
            another.current = false;
            onSubmit(event);
          }}
          noValidate
        >
          <Stack gap="1.25rem">
            <FormAlert edit={edit} nameOf={nameOf} />
            <ItemSections form={form} adding>
              <ItemPictures pictures={pictures} />
              <ItemPieces form={form} />
            </ItemSections>
            <StickySaveBar
              always
              dirty={dirty}
              pending={pending}
              form={formId}
              words={pictures.sending > 0 ? t('bar.sending', { count: pictures.sending }) : undefined}
              discard={t('bar.leave')}
              save={t('bar.save')}
              onDiscard={() => void navigate({ to: '/inventory' })}
              more={
                <Button
                  variant="light"
                  disabled={pending}
                  onClick={() => {
                    another.current = true;
                    element.current?.requestSubmit();
                  }}
                >
                  {t('bar.another')}
                </Button>
              }
            />
          </Stack>
        </form>
      </Sections>
    </Page>
  );
};
