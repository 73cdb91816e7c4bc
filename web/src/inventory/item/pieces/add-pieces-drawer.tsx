import type { Item } from '@archway/contract/inventory/item';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { emptyFields, type ItemFields } from '../../add/item-fields.ts';
import { formFieldOf, pieceSchema } from '../../add/item-form.ts';
import { PieceFields } from '../../add/item-pieces.tsx';
import { readCodes } from '../../add/piece-codes.ts';
import { dayIn } from '../../day-in.ts';

type AddPiecesDrawerProps = { opened: boolean; item: Item; onClose: () => void };

/** More pieces of an item came in. */
export const AddPiecesDrawer = ({ opened, item, onClose }: AddPiecesDrawerProps) => {
  const { t } = useTranslation('inventory/item');
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('actions.addPieces')}>
      <AddPiecesForm item={item} onClose={onClose} />
    </SideDrawer>
  );
};

const AddPiecesForm = ({ item, onClose }: Omit<AddPiecesDrawerProps, 'opened'>) => {
  const { t } = useTranslation('inventory/item');
  const withCosts = useAbility().can('read', 'Cost');
  const timeZone = useUser().activeOrganization?.timezone;
  const form = useFields<ItemFields>({
    initialValues: { ...emptyFields, acquiredOn: dayIn(timeZone, new Date()) },
    schema: pieceSchema,
  });
  const { submit, pending, problem } = useSubmit(api.units.add, {
    onDone: async ({ rows }) => {
      onClose();
      toast(t('done.added', { count: rows.length }), { tone: 'success' });
    },
    onProblem: ({ errors }) =>
      form.showErrors(errors.map((error) => ({ ...error, field: formFieldOf(error.field) }))),
  });
  const send = (fields: ItemFields) => {
    const codes = readCodes(fields.codes);
    return submit({
      itemId: item.id,
      locationId: fields.locationId ?? '',
      quantity: Math.max(Number(fields.quantity), codes.length),
      codes,
      condition: fields.condition,
      acquiredOn: fields.acquiredOn || null,
      acquisitionCost: withCosts ? item.purchaseCost : null,
    });
  };
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <PieceFields form={form} least={1} />
        <FormButtons submit={t('actions.addPieces')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
