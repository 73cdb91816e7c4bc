import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import { foundingFields } from '@archway/contract/organizations/organization-fields';
import { Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { useDetailOptions } from './details/use-detail-options.ts';
import { NeedsActivation } from './needs-activation.tsx';
import { takeUpOrganization } from './take-up-organization.ts';
import { useOrganizationWords } from './use-organization-names.ts';

/** The facts that sign-up asks about a company; the rest is set up afterwards. */
export const CreateOrganizationForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations');
  const { nameOf, hintOf } = useOrganizationWords();
  const optionName = useDetailOptions();
  const router = useRouter();
  const edit = useTableForm<typeof foundingFields, OrganizationInSession>({
    table: foundingFields,
    row: undefined,
    create: api.organizations.create,
    onDone: async ({ id, name }) => {
      await takeUpOrganization(id);
      onClose();
      await router.navigate({ to: '/dashboard' });
      await router.invalidate();
      toast(t('create.done', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, problem, onSubmit } = edit;
  if (problem?.code === 'email_not_verified') return <NeedsActivation why={t('create.needsActivation')} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('create.explain')}</Text>
        <FormAlert edit={edit} nameOf={nameOf} />
        <FieldGroups
          form={form}
          table={foundingFields}
          nameOf={nameOf}
          hintOf={hintOf}
          optionName={optionName}
          groups={{ company: { focused: 'name', wide: ['name'] }, region: {} }}
        />
        <FormButtons submit={t('create.confirm')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
