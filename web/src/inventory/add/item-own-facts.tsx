import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../platform/api/new-key.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './fields.module.css';
import type { OwnFact } from './item-fields.ts';
import { fieldState, type ItemForm } from './item-form.ts';

/** The contract's limit. */
const most = 20;

/** Whatever else this company keeps about its things, each under a name of its own. */
export const ItemOwnFacts = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory/add');
  const list = useRef<HTMLDivElement>(null);
  const facts = form.useWatchValue('ownFacts');
  const become = (next: OwnFact[]) => form.setFieldValue('ownFacts', next);
  const change = (key: string, more: Partial<OwnFact>) =>
    become(facts.map((fact) => (fact.key === key ? { ...fact, ...more } : fact)));
  const add = () => {
    become([...facts, { key: newKey(), name: '', value: '' }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(':scope > div:last-of-type input')?.focus(),
    );
  };
  const remove = (key: string) => {
    become(facts.filter((fact) => fact.key !== key));
    list.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
  };
  return (
    <FormSection title={t('ownFacts.title')} description={t('ownFacts.description')}>
      <div ref={list} className={classes.choices}>
        {facts.map(({ key, name, value }, index) => (
          <div key={key} className={classes.fact}>
            <TextInput
              label={t('ownFacts.name')}
              maxLength={40}
              value={name}
              data-path={index === 0 ? fieldState(form, 'ownFacts')['data-path'] : undefined}
              error={index === 0 ? form.errors['ownFacts'] : undefined}
              onChange={(event) => change(key, { name: event.currentTarget.value })}
            />
            <TextInput
              label={t('ownFacts.value')}
              maxLength={300}
              value={value}
              onChange={(event) => change(key, { value: event.currentTarget.value })}
            />
            <IconButton label={t('ownFacts.remove', { n: index + 1 })} onClick={() => remove(key)}>
              <IconTrash size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        {facts.length < most && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
            onClick={add}
          >
            {t('ownFacts.add')}
          </Button>
        )}
      </div>
    </FormSection>
  );
};
