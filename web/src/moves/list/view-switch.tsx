import { IconCalendarWeek, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconSegments } from '../../ui/list/icon-segments.tsx';
import classes from '../moves.module.css';
import type { ViewMode } from './moves-kind.ts';

const icons = {
  list: IconList,
  day: IconLayoutKanban,
  week: IconCalendarWeek,
} as const satisfies Record<ViewMode, unknown>;

/** In which of its views the moves are looked at. */
export const ViewSwitch = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('moves');
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
