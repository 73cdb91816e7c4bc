import type { Category } from '@archway/contract/inventory/category';
import type { ImportPlan } from '@archway/contract/inventory/imports/import';
import type { CategoryId, StorageLocationId } from '@archway/contract/kernel/ids';
import { Alert, Checkbox, Stack, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from '../categories/position-rules.ts';
import { useCategories } from '../categories/use-categories.ts';
import { LocationField } from '../location-field.tsx';
import classes from './import.module.css';

/** What is to happen where rows say nothing, or name what does not exist. */
export const PlanFields = ({
  plan,
  onChange,
}: {
  plan: ImportPlan;
  onChange: (plan: ImportPlan) => void;
}) => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const ability = useAbility();
  const rows = inOrder(useCategories().data?.rows ?? []);
  const maps = (target: string) => plan.mapping.some((each) => each === target);
  return (
    <Panel labelledBy={id}>
      <Title order={3} id={id} mb="sm">
        {t('plan.title')}
      </Title>
      <Stack gap="md">
        {!maps('sku') && (
          <Alert variant="light" icon={<IconInfoCircle size={20} aria-hidden />}>
            {t('plan.noSku')}
          </Alert>
        )}
        <div className={classes.reading}>
          <TreeSelect
            rows={rows}
            nameOf={nameOf}
            label={t('plan.category')}
            description={t('plan.categoryHint')}
            clearable
            clearButtonProps={{ 'aria-label': t('plan.clear') }}
            value={plan.categoryId}
            onChange={(next) => onChange({ ...plan, categoryId: next as CategoryId | null })} // of the tree
          />
          {maps('quantity') && (
            <LocationField
              label={t('plan.location')}
              description={t('plan.locationHint')}
              clearable
              clearButtonProps={{ 'aria-label': t('plan.clear') }}
              value={plan.locationId}
              onChange={(next) => onChange({ ...plan, locationId: next as StorageLocationId | null })} // of the tree
            />
          )}
        </div>
        {maps('category') && ability.can('create', 'Category') && (
          <Checkbox
            label={t('plan.makeCategories')}
            description={t('plan.makeCategoriesHint')}
            checked={plan.makeCategories}
            onChange={(event) => onChange({ ...plan, makeCategories: event.currentTarget.checked })}
          />
        )}
        {maps('vendor') && ability.can('create', 'Vendor') && (
          <Checkbox
            label={t('plan.makeVendors')}
            checked={plan.makeVendors}
            onChange={(event) => onChange({ ...plan, makeVendors: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </Panel>
  );
};

const nameOf = ({ name }: Category) => name;
