import {
  IconCalendarMonth,
  IconLayoutKanban,
  IconList,
  IconMap2,
  IconTimelineEventText,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconSegments } from '../../ui/list/icon-segments.tsx';
import classes from './stagings.module.css';
import type { ViewMode } from './stagings-kind.ts';

const icons = {
  list: IconList,
  board: IconLayoutKanban,
  calendar: IconCalendarMonth,
  timeline: IconTimelineEventText,
  map: IconMap2,
} as const satisfies Record<ViewMode, unknown>;

/** In which of its views the stagings are looked at. */
export const ViewSwitch = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('stagings/list');
  return (
    <IconSegments
      label={t('view.label')}
      value={view}
      icons={icons}
      nameOf={(value) => t(`view.${value}`)}
      onChange={onChange}
      className={classes.switch}
    />
  );
};
