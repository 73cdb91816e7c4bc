import { storageLocationFields } from '@archway/contract/storage/storage-location-fields';
import { Button, Stack } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/feedback/toast.ts';
import type { FieldForm } from '../ui/fields/field-form.ts';
import { FieldPair } from '../ui/form/field-pair.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { readPosition } from './read-position.ts';
import { useLocationNames } from './use-location-names.ts';

type Coordinate = 'latitude' | 'longitude';

type PositionForm = Pick<FieldForm, 'key' | 'getInputProps'> & {
  readonly setFieldValue: (name: Coordinate, value: number, options: { forceUpdate: boolean }) => void;
};

/** Where a location is on the map. Both numbers can be pasted at once, or taken from the device of whoever stands there. */
export const PositionFields = ({ form }: { form: PositionForm }) => {
  const { t } = useTranslation('storage');
  const nameOf = useLocationNames();
  const [looking, setLooking] = useState(false);
  const put = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    form.setFieldValue('latitude', latitude, { forceUpdate: true });
    form.setFieldValue('longitude', longitude, { forceUpdate: true });
  };
  const paste = (event: ClipboardEvent) => {
    const position = readPosition(event.clipboardData.getData('text'));
    if (!position) return;
    event.preventDefault();
    put(position);
  };
  const lookUp = () => {
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        put({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
      },
      () => {
        setLooking(false);
        toast(t('position.refused'), { tone: 'error' });
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  const input = (name: Coordinate) => (
    <NumberField
      label={nameOf(name)}
      min={storageLocationFields[name].min}
      max={storageLocationFields[name].max}
      onPaste={paste}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
  return (
    <Stack>
      <FieldPair>
        {input('latitude')}
        {input('longitude')}
      </FieldPair>
      {'geolocation' in navigator && (
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          loading={looking}
          onClick={lookUp}
        >
          {t('position.here')}
        </Button>
      )}
    </Stack>
  );
};

/** About ten centimeters: more digits than a device knows are noise. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
