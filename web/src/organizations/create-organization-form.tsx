import {
  companySizes,
  companyTypes,
  organizationFields,
} from '@archway/contract/organizations/organization-fields';
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ProblemAlert } from '../ui/feedback/problem-alert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { FieldPair } from '../ui/form/field-pair.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { useFields } from '../ui/form/use-fields.ts';
import { isolated } from '../ui/text/sentence.tsx';
import { NeedsActivation } from './needs-activation.tsx';
import { takeUpOrganization } from './take-up-organization.ts';
import { useOrganizationNames } from './use-organization-names.ts';

const blank = { name: '', companyType: companyTypes[0], companySize: companySizes[0], city: '', state: '' };

/** The facts that sign-up asks about a company; the rest is set up afterwards. */
export const CreateOrganizationForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations');
  const nameOf = useOrganizationNames();
  const router = useRouter();
  const form = useFields({ initialValues: blank, required: ['name', 'city', 'state'] });
  const { submit, pending, problem } = useSubmit(api.organizations.create, {
    onDone: async ({ id, name }) => {
      await takeUpOrganization(id);
      onClose();
      await router.navigate({ to: '/dashboard' });
      await router.invalidate();
      toast(t('create.done', { name: isolated(name) }), { tone: 'success' });
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  if (problem?.code === 'email_not_verified') return <NeedsActivation why={t('create.needsActivation')} />;
  return (
    <form onSubmit={form.submitting((values) => submit(values))} noValidate>
      <Stack>
        <Text>{t('create.explain')}</Text>
        <ProblemAlert problem={problem} />
        <TextInput
          label={nameOf('name')}
          maxLength={organizationFields.name.max}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <FieldPair>
          <NativeSelect
            label={nameOf('companyType')}
            data={companyTypes.map((value) => ({ value, label: t(`companyType.${value}`) }))}
            key={form.key('companyType')}
            {...form.getInputProps('companyType')}
          />
          <NativeSelect
            label={nameOf('companySize')}
            data={companySizes.map((value) => ({ value, label: t(`companySize.${value}`) }))}
            key={form.key('companySize')}
            {...form.getInputProps('companySize')}
          />
          <TextInput
            label={nameOf('city')}
            maxLength={organizationFields.city.max}
            required
            key={form.key('city')}
            {...form.getInputProps('city')}
          />
          <TextInput
            label={nameOf('state')}
            maxLength={organizationFields.state.max}
            required
            key={form.key('state')}
            {...form.getInputProps('state')}
          />
        </FieldPair>
        <FormButtons submit={t('create.confirm')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
