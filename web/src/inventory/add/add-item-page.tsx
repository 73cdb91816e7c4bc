import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useFormats } from '../../ui/fields/use-formats.ts';
import { StickySaveBar } from '../../ui/form/sticky-save-bar.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { dayIn } from '../day-in.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { AddOptions } from './add-options.tsx';
import { emptyFields, type ItemFields, itemTable } from './item-fields.ts';
import { itemSchema } from './item-form.ts';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPieces } from './item-pieces.tsx';
import { ItemSections } from './item-sections.tsx';
import { nextFields } from './next-fields.ts';
import { useSaveNewItem } from './use-save-new-item.ts';

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
  const another = useRef(false);
  const navigate = useNavigate();
  const formats = useFormats();
  const timeZone = useUser().activeOrganization?.timezone;
  const table = itemTable(useCustomFields().table);
  const form = useFields<ItemFields>({
    initialValues: { ...emptyFields, acquiredOn: dayIn(timeZone, new Date()) },
    schema: itemSchema(formats, table),
  });
  const pictures = usePictureUploads([]);

  const startNext = () => {
    form.setInitialValues(nextFields(form.getValues()));
    form.reset();
    pictures.reset([]);
    scrollTo({ top: 0 });
    requestAnimationFrame(() => form.getInputNode('name')?.focus());
  };
  const { save, pending, problem } = useSaveNewItem({
    form,
    pictures,
    formats,
    table,
    onSaved: async (item, { another: goOn }) => {
      toast(t('saved', { name: isolated(item.name) }), { tone: 'success' });
      if (goOn) startNext();
      else await navigate({ to: '/inventory/$id', params: { id: item.id } });
    },
  });
  const dirty = form.isDirty() || pictures.list.length > 0;
  return (
    <Page title={t('title')} description={t('description')} actions={<AddOptions />}>
      <Sections>
        <form
          id={formId}
          ref={element}
          onSubmit={(event) => {
            const goOn = another.current;
            another.current = false;
            form.submitting((fields) => save(fields, { another: goOn }))(event);
          }}
          noValidate
        >
          <Stack gap="1.25rem">
            <ProblemAlert problem={problem} />
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
