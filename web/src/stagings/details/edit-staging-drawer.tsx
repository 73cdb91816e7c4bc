import type { Staging } from '@archway/contract/stagings/staging';
import { stagingFields } from '@archway/contract/stagings/staging-fields';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDrawer, type InHand } from '../../kit/edit/edit-drawer.tsx';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { HomeStaysNotice } from '../home/home-stays-notice.tsx';
import { useStagingWords } from '../use-staging-words.ts';

export type EditStagingDrawerProps = { inHand: InHand | null; onClose: () => void };

/** What is known of a job beside its dates, rooms and pieces, which have their own ways to change. */
export const EditStagingDrawer = ({ inHand, onClose }: EditStagingDrawerProps) => {
  const { t } = useTranslation('stagings/details');
  return (
    <EditDrawer
      inHand={inHand}
      onClose={onClose}
      titles={{ add: t('editTitle'), edit: t('editTitle') }}
      useRead={useRead}
    >
      {(staging) => staging && <StagingForm staging={staging} onClose={onClose} />}
    </EditDrawer>
  );
};

const useRead = (id: string) =>
  useQuery({ ...queries.stagings.get.queryOptions({ input: { id } }), staleTime: 0 });

const StagingForm = ({ staging, onClose }: { staging: Staging; onClose: () => void }) => {
  const { t } = useTranslation('stagings/details');
  const words = useStagingWords();
  const edit = useTableForm({
    table: stagingFields,
    row: staging,
    change: api.stagings.change,
    read: ({ id }) => api.stagings.get({ id }),
    onDone: ({ name }) => {
      onClose();
      toast(t('saved', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const propertyId: string | null = form.useWatchValue('propertyId');
  const property = (
    <Stack gap="xs">
      <FieldInput
        form={form}
        name="propertyId"
        field={stagingFields.propertyId}
        label={words.nameOf('propertyId')}
      />
      {propertyId !== staging.propertyId && (
        <HomeStaysNotice propertyId={propertyId} days={staging} exceptId={staging.id} />
      )}
    </Stack>
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={stagingFields}
          {...words}
          groups={{
            job: { focused: 'name', wide: ['name'] },
            parties: { replaced: { propertyId: property } },
            terms: {},
            listing: {},
            rest: {},
          }}
        />
        <FormButtons pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
