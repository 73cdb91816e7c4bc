import type { Contact as Person } from '@archway/contract/kernel/fields/fields';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Button, Input, TextInput } from '@mantine/core';
import { IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../controls/icon-button.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import type { FieldForm, FieldInputProps } from '../field-form.ts';
import classes from './contact-rows.module.css';

type ContactRowsProps = Omit<FieldInputProps, 'required'> & { most: number };

const nobody = { name: '', role: '', email: '', phone: '' };

/** The people there, one box each. A new one is ready to be typed into; after one is gone the focus stays close. */
export const ContactRows = ({ form, name, label, description, most }: ContactRowsProps) => {
  const { t } = useTranslation('ui/fields');
  const contacts: readonly Person[] = form.useWatchValue(name);
  const add = useRef<HTMLButtonElement>(null);
  const fresh = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (fresh.current === undefined) return;
    form.getInputNode(`${name}.${fresh.current}.name`)?.focus();
    fresh.current = undefined;
  });
  return (
    <fieldset className={classes.contacts}>
      <legend className={classes.legend}>{label}</legend>
      {description && <Input.Description>{description}</Input.Description>}
      {contacts.map((_, index) => (
        <Contact
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id; the form keeps what is typed by place
          key={index}
          form={form}
          path={`${name}.${index}`}
          index={index}
          onRemove={() => {
            form.removeListItem(name, index);
            add.current?.focus();
          }}
        />
      ))}
      {contacts.length < most && (
        <Button
          ref={add}
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => {
            fresh.current = contacts.length;
            form.insertListItem(name, nobody);
          }}
        >
          {t('contacts.add')}
        </Button>
      )}
    </fieldset>
  );
};

type ContactProps = { form: FieldForm; path: string; index: number; onRemove: () => void };

const Contact = ({ form, path, index, onRemove }: ContactProps) => {
  const { t } = useTranslation('ui/fields');
  const field = (name: keyof typeof nobody) => ({
    key: form.key(`${path}.${name}`),
    ...form.getInputProps(`${path}.${name}`),
  });
  return (
    <fieldset className={classes.contactBox} aria-label={t('contacts.one', { number: index + 1 })}>
      <div className={classes.contactHead}>
        <TextInput
          label={t('contacts.name')}
          maxLength={textLimits.contactName}
          required
          className={classes.contactName}
          {...field('name')}
        />
        <IconButton label={t('contacts.remove', { number: index + 1 })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      <TextInput label={t('contacts.role')} maxLength={textLimits.contactRole} {...field('role')} />
      <FieldPair>
        <TextInput
          label={t('contacts.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          maxLength={textLimits.email}
          {...field('email')}
        />
        <TextInput
          label={t('contacts.phone')}
          type="tel"
          dir="ltr"
          maxLength={textLimits.phone}
          {...field('phone')}
        />
      </FieldPair>
    </fieldset>
  );
};
