import { propertyFields } from '@archway/contract/properties/property-fields';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import type { FieldForm } from '../ui/fields/field-form.ts';
import { FieldInput } from '../ui/fields/field-input.tsx';
import { FieldPair } from '../ui/form/field-pair.tsx';
import type { MapPoint } from '../ui/map/map-point.ts';
import { PointMap } from '../ui/map/point-map.tsx';
import { usePropertyWords } from './use-property-words.ts';

type PositionFieldProps = {
  form: FieldForm;
  /** The one that is being edited. */
  exceptId?: string | undefined;
};

/** Where a home is: by a click on the map, on which the others show the way, or by its coordinates. */
export const PositionField = ({ form, exceptId }: PositionFieldProps) => {
  const { t } = useTranslation('properties');
  const { nameOf } = usePropertyWords();
  const others = useQuery(queries.properties.positions.queryOptions({ input: {} }));
  const at = {
    latitude: coordinate(form.useWatchValue('latitude'), propertyFields.latitude),
    longitude: coordinate(form.useWatchValue('longitude'), propertyFields.longitude),
  };
  const known = (others.data?.rows ?? [])
    .filter(({ id }) => id !== exceptId)
    .map(
      ({ id, latitude, longitude, address }): MapPoint => ({
        id,
        latitude,
        longitude,
        label: address,
        tone: 'quiet',
      }),
    );
  const { latitude, longitude } = at;
  const points =
    latitude === null || longitude === null
      ? known
      : [{ id: 'here', latitude, longitude, label: t('position.here') }];
  const set = (name: 'latitude' | 'longitude', value: number) => form.setFieldValue(name, value as never); // as the field holds
  return (
    <Stack gap="xs">
      <FieldPair>
        {(['latitude', 'longitude'] as const).map((name) => (
          <FieldInput key={name} form={form} name={name} field={propertyFields[name]} label={nameOf(name)} />
        ))}
      </FieldPair>
      <PointMap
        label={t('position.map')}
        height={240}
        points={points}
        onPick={(picked) => {
          set('latitude', picked.latitude);
          set('longitude', picked.longitude);
        }}
      />
    </Stack>
  );
};

/** What is typed, if it is a coordinate already. */
const coordinate = (typed: unknown, { min, max }: { min?: number; max?: number }): number | null => {
  const value = typed === '' || typed === null || typed === undefined ? Number.NaN : Number(typed);
  return value >= (min ?? -180) && value <= (max ?? 180) ? value : null;
};
