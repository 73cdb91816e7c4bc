import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { FieldPair } from '../ui/field-pair.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { isolated } from '../ui/sentence.tsx';
import { toast } from '../ui/toast.ts';
import { useFields } from '../ui/use-fields.ts';
import { companySizes, companyTypes } from './company-words.ts';
import { NeedsActivation } from './needs-activation.tsx';
import { takeUpOrganization } from './take-up-organization.ts';

const blank = { name: '', companyType: companyTypes[0], companySize: companySizes[0], city: '', state: '' };

/** The facts that sign-up asks about a company; the rest is set up afterwards. */
export const CreateOrganizationForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organizations');
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
          label={t('fields.name')}
          maxLength={120}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <FieldPair>
          <NativeSelect
            label={t('fields.companyType')}
            data={companyTypes.map((value) => ({ value, label: t(`companyType.${value}`) }))}
            key={form.key('companyType')}
            {...form.getInputProps('companyType')}
          />
          <NativeSelect
            label={t('fields.companySize')}
            data={companySizes.map((value) => ({ value, label: t(`companySize.${value}`) }))}
            key={form.key('companySize')}
            {...form.getInputProps('companySize')}
          />
          <TextInput
            label={t('fields.city')}
            maxLength={120}
            required
            key={form.key('city')}
            {...form.getInputProps('city')}
          />
          <TextInput
            label={t('fields.state')}
            maxLength={120}
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
