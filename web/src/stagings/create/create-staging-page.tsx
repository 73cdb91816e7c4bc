import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isId } from '../../kit/detail/is-id.ts';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { StickySaveBar } from '../../ui/form/sticky-save-bar.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import { bookingFields } from './booking-fields.ts';
import { CreateSkeleton } from './create-skeleton.tsx';
import { DatesSection } from './dates-section.tsx';
import { MoreSection } from './more-section.tsx';
import { PartiesSection } from './parties-section.tsx';
import type { PlannedRoom } from './planned-rooms.ts';
import { type Start, StartSection } from './start-section.tsx';
import { useMyMembership } from './use-my-membership.ts';
import { useTerm } from './use-term.ts';
import { useUsualTerm } from './use-usual-term.ts';

/** A designer books a home in under two minutes. */
export const CreateStagingPage = () => {
  const { t } = useTranslation('stagings/create');
  const mayCreate = useAbility().can('create', 'Staging');
  const usual = useUsualTerm();
  const me = useMyMembership();
  if (!mayCreate)
    return (
      <EmptyState
        order={1}
        picture="locked"
        title={t('notAllowed')}
        action={
          <LinkButton to="/stagings" variant="default">
            {t('back')}
          </LinkButton>
        }
      />
    );
  return (
    <Page title={t('title')} description={t('description')}>
      <Sections>
        {usual === undefined || me === undefined ? <CreateSkeleton /> : <Booking usual={usual} me={me} />}
      </Sections>
    </Page>
  );
};

/** Where somebody comes from a client, a property or an earlier job, it is chosen already. */
const useChosen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const read = (name: string) => {
    const id = String(search[name] ?? '');
    return isId(id) ? id : null;
  };
  return { clientId: read('clientId'), propertyId: read('propertyId'), copyOf: read('copyOf') };
};

const Booking = ({ usual, me }: { usual: number; me: string | null }) => {
  const { t } = useTranslation('stagings/create');
  const { nameOf } = useStagingWords();
  const formId = useId();
  const navigate = useNavigate();
  const chosen = useChosen();
  const [start, setStart] = useState<Start>(chosen.copyOf ? 'copy' : 'empty');
  const [copyOf, setCopyOf] = useState(chosen.copyOf);
  const [rooms, setRooms] = useState<readonly PlannedRoom[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isCopy = start === 'copy';
  const isIncomplete = rooms.some(({ name }) => name.trim() === '') || (isCopy && !copyOf);
  const edit = useTableForm({
    table: bookingFields,
    row: undefined,
    // Whoever books a home designs it, unless somebody else is named.
    initial: { clientId: chosen.clientId, propertyId: chosen.propertyId, designerId: me },
    create: (values, options) =>
      api.stagings.create(
        {
          ...values,
          rooms: rooms.map(({ name, roomType }) => ({ name: name.trim(), roomType })),
          ...(isCopy && copyOf ? { copyOf } : {}),
        },
        options,
      ),
    onDone: async ({ id, name }) => {
      toast(t('created', { name: isolated(name) }), { tone: 'success' });
      await navigate({ to: '/stagings/$id/$tab', params: { id, tab: 'details' }, replace: true });
    },
  });
  const { form, pending, onSubmit } = edit;
  const term = useTerm(form, usual);
  const isBegun = rooms.length > 0 || copyOf !== chosen.copyOf;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        if (!isIncomplete) return onSubmit(event);
        event.preventDefault();
        void form.validate();
        return focusFirstWrong(event.currentTarget);
      }}
    >
      <Stack gap="1.25rem">
        <FormAlert edit={edit} nameOf={nameOf} />
        <PartiesSection form={form} term={term} />
        <DatesSection form={form} term={term} usual={usual} />
        <StartSection
          start={start}
          onStart={setStart}
          copyOf={copyOf}
          onCopyOf={setCopyOf}
          copyError={isChecked && isCopy && !copyOf ? fieldErrorText('errors.required') : undefined}
          rooms={rooms}
          onRooms={setRooms}
          checked={isChecked}
          term={term}
        />
        <MoreSection form={form} />
        <StickySaveBar
          always
          dirty={edit.dirty || isBegun}
          pending={pending}
          form={formId}
          discard={t('leave')}
          save={t('create')}
          onDiscard={() => void navigate({ to: '/stagings' })}
        />
      </Stack>
    </form>
  );
};

/** What is beside the fields is checked with them: the first that is wrong has the focus, in the order of the page. */
const focusFirstWrong = (form: HTMLFormElement) => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
