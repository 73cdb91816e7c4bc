import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlikeAlert, usePaused } from '../kit/edit/alike-alert.tsx';
import { queries } from '../platform/api/query-client.ts';
import type { FieldForm } from '../ui/fields/field-form.ts';

type ClientsAlikeProps = {
  form: Pick<FieldForm, 'useWatchValue'>;
  /** The one that is being edited. */
  exceptId?: string | undefined;
};

/** Who could be meant, while somebody types a client that may be there already. */
export const ClientsAlike = ({ form, exceptId }: ClientsAlikeProps) => {
  const { t } = useTranslation('clients');
  const described = usePaused({
    name: String(form.useWatchValue('name')).trim(),
    email: String(form.useWatchValue('email')).trim(),
    phone: String(form.useWatchValue('phone')).trim(),
  });
  const alike = useQuery({
    ...queries.clients.alike.queryOptions({ input: { ...described, exceptId } }),
    enabled: Object.values(described).some((text) => text.length > 2),
    placeholderData: keepPreviousData,
  });
  const rows = (alike.isEnabled && alike.data?.rows) || [];
  return (
    <AlikeAlert title={t('alike.title', { count: rows.length })} rows={rows}>
      {({ id, name, company, because }) => (
        <>
          <Link to="/clients/detail/$id" params={{ id }} target="_blank">
            <bdi>{company ? `${name} · ${company}` : name}</bdi>
          </Link>{' '}
          <span>{because.map((reason) => t(`alike.because.${reason}`)).join(' · ')}</span>
        </>
      )}
    </AlikeAlert>
  );
};
