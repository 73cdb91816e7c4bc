import type { Import, ImportPlan } from '@archway/contract/inventory/imports/import';
import type { ColumnTarget } from '@archway/contract/inventory/imports/import-words';
import { costColumns } from '@archway/contract/inventory/item-columns';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { CancelImport } from './cancel-import.tsx';
import { FieldProblem } from './field-problem.tsx';
import { MappingTable } from './mapping-table.tsx';
import { PlanFields } from './plan-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { SendPictures } from './send-pictures.tsx';
import { keepImport } from './use-import.ts';

/** What the columns mean: guessed, looked at, put right. Then every row is tried. */
export const MappingStep = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const ability = useAbility();
  const withCosts = ability.can('read', 'Cost');
  const [plan, setPlan] = useState<ImportPlan>(() => found.plan ?? firstPlan(found, withCosts));
  const { submit, pending, problem } = useSubmit(
    (nextPlan: ImportPlan, options) =>
      api.imports.check({ id: found.id, version: found.version, ...nextPlan }, options),
    { onDone: keepImport },
  );
  const unsure = !found.reading.isEncodingSure;
  return (
    <Stack gap="1.25rem">
      {found.importedBefore && (
        <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('before')} <RelativeTime at={found.importedBefore} />
        </Alert>
      )}
      <ReadingFields found={found} />
      <MappingTable
        columns={found.columns}
        mapping={plan.mapping}
        withCosts={withCosts}
        onChange={(mapping) => setPlan({ ...plan, mapping })}
      />
      <PlanFields plan={plan} onChange={setPlan} />
      {plan.mapping.includes('pictures') && <SendPictures found={found} />}
      <FieldProblem problem={problem} />
      <Group justify="flex-end" gap="sm">
        <CancelImport found={found} />
        <Button
          loading={pending}
          disabled={unsure}
          title={unsure ? t('reading.chooseFirst') : undefined}
          onClick={() => void submit(plan)}
        >
          {t('check')}
        </Button>
      </Group>
    </Stack>
  );
};

/** What was guessed, without what this person may not set. */
const firstPlan = ({ columns }: Import, withCosts: boolean): ImportPlan => ({
  mapping: columns.map(({ guess }) => (guess && !withCosts && isCost(guess) ? null : guess)),
  makeCategories: false,
  makeVendors: false,
  categoryId: null,
  locationId: null,
});

const isCost = (target: ColumnTarget) => costColumns.some((cost) => cost === target);
