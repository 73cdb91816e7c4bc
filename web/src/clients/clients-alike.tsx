import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import type { FieldForm } from '../ui/fields/field-form.ts';
import classes from './clients.module.css';

type ClientsAlikeProps = {
  form: Pick<FieldForm, 'useWatchValue'>;
  /** The one that is being edited. */
  exceptId?: string | undefined;
};

/** Who could be meant, while somebody types a client that may be there already. */
export const ClientsAlike = ({ form, exceptId }: ClientsAlikeProps) => {
  const { t } = useTranslation('clients');
  const typed = {
    name: String(form.useWatchValue('name')).trim(),
    email: String(form.useWatchValue('email')).trim(),
    phone: String(form.useWatchValue('phone')).trim(),
  };
  const [debounced] = useDebouncedValue(JSON.stringify(typed), 300);
  const described = JSON.parse(debounced) as typeof typed; // just written
  const alike = useQuery({
    ...queries.clients.alike.queryOptions({ input: { ...described, exceptId } }),
    enabled: Object.values(described).some((text) => text.length > 2),
    placeholderData: keepPreviousData,
  });
  const rows = alike.data?.rows ?? [];
  if (rows.length === 0 || !alike.isEnabled) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconUsers size={20} aria-hidden />}
      title={t('alike.title', { count: rows.length })}
      role="status"
    >
      <ul className={classes.alike}>
        {rows.map(({ id, name, company, because }) => (
          <li key={id}>
            <Link to="/clients/detail/$id" params={{ id }} target="_blank">
              <bdi>{company ? `${name} · ${company}` : name}</bdi>
            </Link>{' '}
            <span>{because.map((reason) => t(`alike.because.${reason}`)).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
