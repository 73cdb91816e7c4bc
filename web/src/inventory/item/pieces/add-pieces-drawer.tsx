import type { Item } from '@archway/contract/inventory/item';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../../kit/edit/use-edit-form.ts';
import { api } from '../../../platform/api/api.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { emptyFields, type ItemFields } from '../../add/item-fields.ts';
import { formFieldOf, pieceSchema } from '../../add/item-form.ts';
import { PieceFields } from '../../add/item-pieces.tsx';
import { readCodes } from '../../add/piece-codes.ts';
import { dayIn } from '../../day-in.ts';
import { useFieldNames } from '../edit/use-field-names.ts';

type Added = Awaited<ReturnType<typeof api.units.add>>;
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
  const nameOf = useFieldNames();
  const edit = useEditForm<Added, ItemFields>({
    row: undefined,
    valuesOf: () => ({ ...emptyFields, acquiredOn: dayIn(timeZone, new Date()) }),
    schema: pieceSchema,
    fieldOf: formFieldOf,
    save: (fields, _, options) => {
      const codes = readCodes(fields.codes);
      const pieces = {
        itemId: item.id,
        locationId: fields.locationId ?? '',
        quantity: Math.max(Number(fields.quantity), codes.length),
        codes,
        condition: fields.condition,
        acquiredOn: fields.acquiredOn || null,
        acquisitionCost: withCosts ? item.purchaseCost : null,
      };
      return api.units.add(pieces, options);
    },
    onDone: ({ rows }) => {
      onClose();
      toast(t('done.added', { count: rows.length }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} nameOf={nameOf} />
        <PieceFields form={form} least={1} />
        <FormButtons submit={t('actions.addPieces')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
