import type { Import } from '@archway/contract/inventory/imports/import';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../../platform/api/query-client.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ImportNumbers } from './import-numbers.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ProblemRows } from './problem-rows.tsx';

/** How an import ended: everything in, stopped, or not possible. */
export const ImportEnd = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const [again, setAgain] = useState(false);
  const isDone = found.state === 'done';
  useEffect(() => {
    if (isDone) void readAgain();
  }, [isDone]);
  if (again) return <MappingStep found={found} />;
  const { toAdd = 0, toChange = 0, wrong = 0 } = found.counts ?? {};
  return (
    <Stack gap="1.25rem">
      {isDone && (
        <Alert color="green" variant="light" icon={<IconCircleCheck size={20} aria-hidden />}>
          {t('end.done', { count: toAdd + toChange })}
        </Alert>
      )}
      {found.state === 'canceled' && (
        <Alert variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('end.canceled')}
        </Alert>
      )}
      {found.state === 'failed' && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t(`failures.${found.failure ?? 'internal'}`)}
        </Alert>
      )}
      {isDone && <ImportNumbers counts={found.counts} />}
      {isDone && wrong > 0 && <ProblemRows found={found} />}
      <Group justify="flex-end" gap="sm">
        {found.state === 'failed' && (
          <Button variant="default" onClick={() => setAgain(true)}>
            {t('end.tryAgain')}
          </Button>
        )}
        <LinkButton to="/inventory">{t('end.list')}</LinkButton>
      </Group>
    </Stack>
  );
};
