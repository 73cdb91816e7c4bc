import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconSegments } from '../../ui/list/icon-segments.tsx';
import type { ViewMode } from './items-kind.ts';

const icons = { list: IconList, grid: IconLayoutGrid } as const satisfies Record<ViewMode, unknown>;

/** As a list to look something up in, or as pictures to choose from. */
export const ViewToggle = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('inventory/list');
  return (
    <IconSegments
      label={t('view.label')}
      value={view}
      icons={icons}
      nameOf={(value) => t(`view.${value}`)}
      onChange={onChange}
    />
  );
};
