import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../ui/field-pair.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { toast } from '../ui/toast.ts';
import type { LocationFormFields } from './location-form.tsx';
import { readPosition } from './read-position.ts';

/** Where a place is on the map. Both numbers can be pasted at once, or taken from the device of whoever stands there. */
export const PositionFields = ({ form }: { form: LocationFormFields }) => {
  const { t } = useTranslation('storage');
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
  const field = (name: 'latitude' | 'longitude') => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <>
      <FieldPair>
        <NumberField label={t('fields.latitude')} min={-90} max={90} onPaste={paste} {...field('latitude')} />
        <NumberField
          label={t('fields.longitude')}
          min={-180}
          max={180}
          onPaste={paste}
          {...field('longitude')}
        />
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
    </>
  );
};

/** About ten centimetres: more digits than a device knows are noise. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
