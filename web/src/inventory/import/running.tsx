import type { Import } from '@archway/contract/inventory/imports/import';
import { Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/layout/panel.tsx';
import { CancelImport } from './cancel-import.tsx';

/** How far it is. Whoever leaves finds it here again. */
export const Running = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const percent = Math.floor(found.progress * 100);
  const words = t(found.state === 'applying' ? 'progress.applying' : 'progress.checking');
  return (
    <Panel>
      <Group justify="space-between" mb="xs">
        <Text fw={600} role="status">
          {words}
        </Text>
        <Text data-tabular aria-hidden>
          {t('progress.percent', { value: percent / 100 })}
        </Text>
      </Group>
      <Progress.Root size="xl">
        <Progress.Section value={Math.max(percent, 2)} animated aria-label={words} />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt="sm">
        {t('progress.leave')}
      </Text>
      <Group justify="flex-end" mt="md">
        <CancelImport found={found} />
      </Group>
    </Panel>
  );
};
