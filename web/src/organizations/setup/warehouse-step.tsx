import { requiredText, text } from '@archway/contract/kernel/fields/field-builders';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Button } from '@mantine/core';
import { IconBuildingWarehouse, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { Results } from '../../ui/list/results.tsx';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepActions } from './step-actions.tsx';

/** The first place where pieces are kept. Coming back shows what is there instead of asking for it again. */
export const WarehouseStep = (moves: Moves) => {
  const locations = useQuery(queries.storage.list.queryOptions());
  const [another, setAnother] = useState(false);
  return (
    <Results of={locations}>
      {({ rows }) =>
        rows.length === 0 || another ? (
          <NewWarehouse {...moves} />
        ) : (
          <ExistingLocations
            {...moves}
            names={rows.map(({ name }) => name)}
            onAnother={() => setAnother(true)}
          />
        )
      }
    </Results>
  );
};

/** As much of a storage location as is asked at first. */
const warehouseFields = {
  name: requiredText({ max: textLimits.locationName }),
  address: text({ max: textLimits.address }),
};

const NewWarehouse = (moves: Moves) => {
  const { t } = useTranslation('organizations/setup');
  const nameOf = (field: keyof typeof warehouseFields) =>
    t(field === 'name' ? 'warehouse.field' : 'warehouse.address');
  const edit = useTableForm({
    table: warehouseFields,
    row: undefined,
    initial: { name: t('warehouse.suggestion') },
    create: (values, options) => api.storage.create({ ...values, kind: 'warehouse' }, options),
    onAnswer: () => moves.goOn(),
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <LeaveGuard active={() => form.isDirty() && !pending} />
      <div className={classes.fields}>
        <FormAlert edit={edit} nameOf={nameOf} />
        <FieldInput form={form} name="name" field={warehouseFields.name} label={nameOf('name')} />
        <FieldInput
          form={form}
          name="address"
          field={warehouseFields.address}
          label={nameOf('address')}
          description={t('warehouse.addressHint')}
          autoComplete="street-address"
        />
      </div>
      <StepActions {...moves} skippable>
        <Button type="submit" size="md" loading={pending}>
          {t('warehouse.submit')}
        </Button>
      </StepActions>
    </form>
  );
};

const shown = 5;

const ExistingLocations = ({
  names,
  onAnother,
  ...moves
}: Moves & { names: readonly string[]; onAnother: () => void }) => {
  const { t } = useTranslation('organizations/setup');
  return (
    <>
      <ul className={classes.list}>
        {names.slice(0, shown).map((name) => (
          <li key={name}>
            <IconCheck size={18} stroke={2.2} aria-hidden />
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > shown && <li>{t('warehouse.more', { count: names.length - shown })}</li>}
      </ul>
      <StepActions {...moves} skippable={false}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconBuildingWarehouse size={18} aria-hidden />}
          onClick={onAnother}
        >
          {t('warehouse.another')}
        </Button>
        <Button size="md" onClick={() => void moves.goOn()}>
          {t('continue')}
        </Button>
      </StepActions>
    </>
  );
};
