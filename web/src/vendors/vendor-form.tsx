import type { Vendor } from '@archway/contract/vendors/vendor';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { queries, queryClient } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { FieldPair } from '../ui/field-pair.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { isolated } from '../ui/sentence.tsx';
import { toast } from '../ui/toast.ts';
import { useFields } from '../ui/use-fields.ts';
import { ContactRows } from './contact-rows.tsx';
import { vendorKinds } from './words.ts';

export type VendorFields = Pick<
  Vendor,
  'name' | 'kind' | 'email' | 'phone' | 'website' | 'address' | 'terms' | 'notes' | 'contacts'
>;
export type VendorFormFields = ReturnType<typeof useFields<VendorFields>>;

const readAgain = () => queryClient.invalidateQueries({ queryKey: queries.vendors.key() });

/** What is known of a vendor, and the people there. */
export const VendorForm = ({ vendor, onClose }: { vendor?: Vendor; onClose: () => void }) => {
  const { t } = useTranslation('vendors');
  const form = useFields<VendorFields>({ initialValues: fieldsOf(vendor), required: ['name'] });
  const onDone = async (saved: Vendor) => {
    await readAgain();
    onClose();
    toast(t(vendor ? 'saved' : 'added', { name: isolated(saved.name) }), { tone: 'success' });
  };
  const onProblem = ({ code, errors }: ApiProblem) => {
    if (code === 'stale_version') void readAgain();
    return form.showErrors(errors);
  };
  const create = useSubmit(api.vendors.create, { onDone, onProblem });
  const change = useSubmit(api.vendors.change, { onDone, onProblem });
  const { pending, problem } = vendor ? change : create;
  const stale = problem?.code === 'stale_version';
  const send = (fields: VendorFields) =>
    vendor ? change.submit({ id: vendor.id, version: vendor.version, ...fields }) : create.submit(fields);
  const field = (name: keyof VendorFields) => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem}>{stale ? t('stale') : undefined}</ProblemAlert>
        <TextInput label={t('fields.name')} maxLength={120} required data-autofocus {...field('name')} />
        <NativeSelect
          label={t('fields.kind')}
          data={vendorKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...field('kind')}
        />
        <FieldPair>
          <TextInput
            label={t('fields.email')}
            type="email"
            inputMode="email"
            dir="ltr"
            maxLength={254}
            {...field('email')}
          />
          <TextInput label={t('fields.phone')} type="tel" dir="ltr" maxLength={40} {...field('phone')} />
        </FieldPair>
        <TextInput
          label={t('fields.website')}
          placeholder="https://"
          type="url"
          dir="ltr"
          maxLength={300}
          {...field('website')}
        />
        <TextInput label={t('fields.address')} maxLength={300} {...field('address')} />
        <TextInput
          label={t('fields.terms')}
          description={t('fields.termsHint')}
          maxLength={200}
          {...field('terms')}
        />
        <ContactRows form={form} />
        <Textarea
          label={t('fields.notes')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={4000}
          {...field('notes')}
        />
        <FormButtons
          submit={vendor ? undefined : t('addNow')}
          pending={pending}
          disabled={stale}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

const fieldsOf = (vendor: Vendor | undefined): VendorFields => ({
  name: vendor?.name ?? '',
  kind: vendor?.kind ?? 'retailer',
  email: vendor?.email ?? '',
  phone: vendor?.phone ?? '',
  website: vendor?.website ?? '',
  address: vendor?.address ?? '',
  terms: vendor?.terms ?? '',
  notes: vendor?.notes ?? '',
  contacts: vendor?.contacts ?? [],
});
