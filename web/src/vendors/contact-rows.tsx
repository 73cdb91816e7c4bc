import { Button, TextInput } from '@mantine/core';
import { IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../ui/field-pair.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { VendorFormFields } from './vendor-form.tsx';
import classes from './vendors.module.css';

/** As many as the contract takes. */
const most = 20;
const nobody = { name: '', role: '', email: '', phone: '' };

/** The people at a vendor, one box each. A new one is ready to be typed into; after one is gone the focus stays close. */
export const ContactRows = ({ form }: { form: VendorFormFields }) => {
  const { t } = useTranslation('vendors');
  const contacts = form.useWatchValue('contacts');
  const add = useRef<HTMLButtonElement>(null);
  const fresh = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (fresh.current === undefined) return;
    form.getInputNode(`contacts.${fresh.current}.name`)?.focus();
    fresh.current = undefined;
  });
  return (
    <fieldset className={classes.contacts}>
      <legend className={classes.legend}>{t('contacts.title')}</legend>
      {contacts.map((_, index) => (
        <Contact
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id; the form keeps what is typed by place
          key={index}
          form={form}
          index={index}
          onRemove={() => {
            form.removeListItem('contacts', index);
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
            form.insertListItem('contacts', nobody);
          }}
        >
          {t('contacts.add')}
        </Button>
      )}
    </fieldset>
  );
};

type ContactProps = { form: VendorFormFields; index: number; onRemove: () => void };

const Contact = ({ form, index, onRemove }: ContactProps) => {
  const { t } = useTranslation('vendors');
  const field = (name: keyof typeof nobody) => ({
    key: form.key(`contacts.${index}.${name}`),
    ...form.getInputProps(`contacts.${index}.${name}`),
  });
  return (
    <fieldset className={classes.contactBox} aria-label={t('contacts.one', { number: index + 1 })}>
      <div className={classes.contactHead}>
        <TextInput
          label={t('fields.name')}
          maxLength={120}
          required
          className={classes.contactName}
          {...field('name')}
        />
        <IconButton label={t('contacts.remove', { number: index + 1 })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      <TextInput label={t('fields.role')} maxLength={80} {...field('role')} />
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
    </fieldset>
  );
};
