import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ViewMode, viewModes } from './items-kind.ts';

const icons = { list: IconList, grid: IconLayoutGrid };

/** As a list to look something up in, or as pictures to choose from. */
export const ViewToggle = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('inventory/list');
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={view}
      withItemsBorders={false}
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
