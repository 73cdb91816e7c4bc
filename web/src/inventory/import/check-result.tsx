import type { Import } from '@archway/contract/inventory/imports/import';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconArrowBackUp, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { CancelImport } from './cancel-import.tsx';
import { FieldProblem } from './field-problem.tsx';
import { ImportNumbers } from './import-numbers.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { keepImport } from './use-import.ts';

/** What the check found: so many new, so many changed, so many to correct. Nothing has happened yet. */
export const CheckResult = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const [changing, setChanging] = useState(false);
  const { submit, pending, problem } = useSubmit(
    (_: null, options) => api.imports.apply({ id: found.id, version: found.version }, options),
    { onDone: keepImport },
  );
  if (changing) return <MappingStep found={found} />;
  const { toAdd = 0, toChange = 0, wrong = 0 } = found.counts ?? {};
  const right = toAdd + toChange;
  return (
    <Stack gap="1.25rem">
      {found.failure === 'moved_on' && (
        <Alert color="orange" variant="light" role="alert" icon={<IconInfoCircle size={20} aria-hidden />}>
          {t('movedOn')}
        </Alert>
      )}
      <ImportNumbers counts={found.counts} />
      {wrong > 0 && <ProblemRows found={found} />}
      <FieldProblem problem={problem} />
      <Group justify="flex-end" gap="sm">
        <CancelImport found={found} />
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('result.change')}
        </Button>
        <Button disabled={right === 0} loading={pending} onClick={() => void submit(null)}>
          {t('result.apply', { count: right })}
        </Button>
      </Group>
    </Stack>
  );
};
