import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../fields/field-setting.ts';
import classes from './map.module.css';
import { metersPerPixel, scaleOf } from './scale-rules.ts';
import type { MapView } from './use-leaflet-map.ts';

/** How long a stretch on the map is, in the units of the organization. */
export const MapScale = ({ view }: { view: MapView }) => {
  const { i18n } = useTranslation();
  const { units } = useFieldSetting();
  const { unit, value, pixels } = scaleOf(metersPerPixel(view.latitude, view.zoom), units);
  const text = new Intl.NumberFormat(i18n.language, { style: 'unit', unit }).format(value);
  return (
    <span className={classes.scale} style={{ inlineSize: pixels }}>
      <bdi>{text}</bdi>
    </span>
  );
};
