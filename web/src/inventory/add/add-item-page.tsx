import { Alert, Button, Stack } from '@mantine/core';
import { IconPackageExport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { Sections } from '../../ui/sections.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { StickySaveBar } from '../../ui/sticky-save-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { useFields } from '../../ui/use-fields.ts';
import { dayIn } from '../day-in.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { AddWays } from './add-ways.tsx';
import { ItemCare } from './item-care.tsx';
import { emptyFields, type ItemFields } from './item-fields.ts';
import { itemSchema, useCustoms } from './item-form.ts';
import { ItemIdentity } from './item-identity.tsx';
import { ItemLook } from './item-look.tsx';
import { ItemOwnFacts } from './item-own-facts.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPieces } from './item-pieces.tsx';
import { ItemPurchase } from './item-purchase.tsx';
import { ItemSize } from './item-size.tsx';
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
  const customs = useCustoms();
  const withCosts = useAbility().can('read', 'Cost');
  const timeZone = useUser().activeOrganization?.timezone;
  const form = useFields<ItemFields>({
    initialValues: { ...emptyFields, acquiredOn: dayIn(timeZone, new Date()) },
    schema: itemSchema(customs),
  });
  const pictures = usePictureUploads([]);

  const startNext = () => {
    form.setInitialValues(nextFields(form.getValues()));
    form.reset();
    pictures.reset([]);
    scrollTo({ top: 0 });
    requestAnimationFrame(() => form.getInputNode('name')?.focus());
  };
  const { submit, pending, problem, partly } = useSaveNewItem({
    form,
    pictures,
    customs,
    withCosts,
    onSaved: async (item, { another: goOn }) => {
      toast(t('saved', { name: isolated(item.name) }), { tone: 'success' });
      if (goOn) startNext();
      else await navigate({ to: '/inventory/$id', params: { id: item.id } });
    },
  });
  const dirty = form.isDirty() || pictures.list.length > 0;
  return (
    <Page title={t('title')} description={t('description')} actions={<AddWays />}>
      <Sections>
        <form
          id={formId}
          ref={element}
          onSubmit={(event) => {
            const goOn = another.current;
            another.current = false;
            form.submitting((fields) => submit({ fields, another: goOn }))(event);
          }}
          noValidate
        >
          <Stack gap="1.25rem">
            {partly && (
              <Alert
                role="alert"
                color="orange"
                variant="light"
                icon={<IconPackageExport size={20} aria-hidden />}
                title={<Sentence text={t('partly.title', { name: slot })}>{partly.name}</Sentence>}
              >
                {t('partly.body')}
              </Alert>
            )}
            <ProblemAlert problem={problem} />
            <ItemIdentity form={form} adding={{ counted: partly !== null }} />
            <ItemPictures pictures={pictures} />
            <ItemPieces form={form} />
            <ItemLook form={form} />
            <ItemSize form={form} />
            <ItemPurchase form={form} />
            <ItemCare form={form} />
            <ItemOwnFacts form={form} />
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
