import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlikeAlert, usePaused } from '../kit/edit/alike-alert.tsx';
import { queries } from '../platform/api/query-client.ts';
import type { FieldForm } from '../ui/fields/field-form.ts';

type PropertiesAlikeProps = {
  form: Pick<FieldForm, 'useWatchValue'>;
  /** The one that is being edited. */
  exceptId?: string | undefined;
};

/** Which home could be meant, while somebody types an address that may be there already. */
export const PropertiesAlike = ({ form, exceptId }: PropertiesAlikeProps) => {
  const { t } = useTranslation('properties');
  const described = usePaused({
    address: String(form.useWatchValue('address')).trim(),
    city: String(form.useWatchValue('city')).trim(),
  });
  const alike = useQuery({
    ...queries.properties.alike.queryOptions({ input: { ...described, exceptId } }),
    enabled: described.address.length > 4,
    placeholderData: keepPreviousData,
  });
  return (
    <AlikeAlert title={t('alike')} rows={(alike.isEnabled && alike.data?.rows) || []}>
      {({ id, address, city }) => (
        <Link to="/properties/detail/$id" params={{ id }} target="_blank">
          <bdi>{`${address}, ${city}`}</bdi>
        </Link>
      )}
    </AlikeAlert>
  );
};
