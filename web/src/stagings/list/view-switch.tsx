import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import {
  IconCalendarMonth,
  IconLayoutKanban,
  IconList,
  IconMap2,
  IconTimelineEventText,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './stagings.module.css';
import { type ViewMode, viewModes } from './stagings-kind.ts';

const icons = {
  list: IconList,
  board: IconLayoutKanban,
  calendar: IconCalendarMonth,
  timeline: IconTimelineEventText,
  map: IconMap2,
};

/** In which of its views the stagings are looked at. */
export const ViewSwitch = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('stagings/list');
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={view}
      withItemsBorders={false}
      className={classes.switch}
      data={viewModes.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: (
            <Center title={t(`view.${value}`)}>
              <Icon size={20} aria-hidden />
              <VisuallyHidden>{t(`view.${value}`)}</VisuallyHidden>
            </Center>
          ),
        };
      })}
      onChange={onChange}
    />
  );
};
