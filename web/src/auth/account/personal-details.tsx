import type { Language } from '@archway/contract/kernel/locale';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { api } from '../../platform/api/api.ts';
import { webConfig } from '../../platform/config.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { languages } from '../../platform/i18n/languages.ts';
import { userChanged, useUser } from '../../platform/session/session.ts';
import type { StoredUser } from '../../platform/session/stored-session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldPair } from '../../ui/form/field-pair.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { StickySaveBar } from '../../ui/form/sticky-save-bar.tsx';

/** Name, phone and language, saved together. */
export const PersonalDetails = () => {
  const { t } = useTranslation('auth/account');
  const formId = useId();
  const user = useUser();
  const edit = useEditForm({
    row: asRow(user),
    valuesOf: (known) => fieldsOf(known ?? user),
    required: ['firstName', 'lastName'],
    // One person with two devices is as good as two people.
    read: async () => {
      const { user: latest } = await api.account.me();
      userChanged(latest);
      return { ...asRow(latest), updatedAt: null, updatedBy: null, updatedById: null };
    },
    save: async ({ locale, ...rest }, base, options) => {
      const { version } = base ?? user;
      const changed = await api.account.changeProfile(
        { ...rest, ...(locale ? { locale } : {}), version },
        options,
      );
      userChanged(changed);
      return asRow(changed);
    },
    onDone: async (changed) => {
      if (webConfig.translation && changed.locale) await changeLanguage(changed.locale);
      toast(t('saved'), { tone: 'success' });
    },
  });
  const { form, dirty, pending, onSubmit } = edit;
  const choices = languages.map(({ code, label }) => ({ value: code, label }));
  return (
    <form id={formId} onSubmit={onSubmit} noValidate>
      <FormSection title={t('details.title')} description={t('details.description')}>
        <FormAlert
          edit={edit}
          own
          nameOf={(field) => t(`fields.${field === 'locale' ? 'language' : field}`)}
          shown={{ locale: (code: string) => languages.find((each) => each.code === code)?.label }}
        />
        <FieldPair>
          <TextInput
            label={t('fields.firstName')}
            autoComplete="given-name"
            maxLength={textLimits.personName}
            required
            key={form.key('firstName')}
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('fields.lastName')}
            autoComplete="family-name"
            maxLength={textLimits.personName}
            required
            key={form.key('lastName')}
            {...form.getInputProps('lastName')}
          />
        </FieldPair>
        <TextInput
          label={t('fields.phone')}
          description={t('details.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={textLimits.phone}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <NativeSelect
          label={t('fields.language')}
          description={webConfig.translation ? t('details.languageHint') : t('details.mailLanguageHint')}
          data={user.locale ? choices : [{ value: '', label: t('details.noLanguage') }, ...choices]}
          key={form.key('locale')}
          {...form.getInputProps('locale')}
        />
      </FormSection>
      <StickySaveBar dirty={dirty} pending={pending} onDiscard={form.reset} form={formId} />
    </form>
  );
};

type Details = Pick<StoredUser, 'firstName' | 'lastName' | 'phone' | 'locale' | 'version'>;

const asRow = ({ id, version, firstName, lastName, phone, locale }: Details & Pick<StoredUser, 'id'>) => ({
  id,
  version,
  firstName,
  lastName,
  phone,
  locale,
});

const fieldsOf = ({ firstName, lastName, phone, locale }: Omit<Details, 'version'>) => ({
  firstName,
  lastName,
  phone,
  // Nothing chosen yet is an empty choice; it cannot be chosen again later.
  locale: (locale ?? '') as Language | '', // a language of ours or nothing
});
