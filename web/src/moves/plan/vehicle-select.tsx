import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldInputProps, fieldState } from '../../ui/fields/field-form.ts';
import { useLoadText } from '../use-load-text.ts';
import { useVehicles, type Vehicle } from '../use-vehicles.ts';

/** What they drive, each with what fits into it. */
export const VehicleSelect = ({ form, label }: Pick<FieldInputProps, 'form' | 'label'>) => {
  const { t } = useTranslation('moves');
  const ui = useTranslation('ui').t;
  const text = useLoadText();
  const vehicles = useVehicles();
  const value: string | null = form.useWatchValue('vehicleId');
  const nameOf = ({ name, payload, loadVolume }: Vehicle) =>
    [name, loadVolume !== null && text.volume(loadVolume), payload !== null && text.weight(payload)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Select
      label={label}
      mt="md"
      placeholder={t('plan.vehiclePlaceholder')}
      description={vehicles.length === 0 ? t('plan.noVehicles') : undefined}
      data={vehicles
        .filter(({ id, active }) => active || id === value)
        .map((vehicle) => ({ value: vehicle.id as string, label: nameOf(vehicle) }))}
      clearable
      clearButtonProps={{ 'aria-label': ui('clear') }}
      allowDeselect={false}
      openOnFocus={false}
      value={value}
      onChange={(id) => form.setFieldValue('vehicleId', id as never)} // an id or none, as it holds
      {...fieldState(form, 'vehicleId')}
    />
  );
};
