import type { VendorRow } from '@archway/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../kit/remove/remove-dialog.tsx';
import { api } from '../platform/api/api.ts';
import { useAbility } from '../platform/session/ability.ts';
import { isolated } from '../ui/text/sentence.tsx';
import { VendorSelect } from './vendor-select.tsx';

/** Chosen instead of a vendor. */
const none = 'none';

type Removed = Pick<VendorRow, 'id' | 'name' | 'items'>;

type RemoveVendorDialogProps = {
  vendor: Removed | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveVendorDialog = ({ vendor, ...rest }: RemoveVendorDialogProps) =>
  vendor && <Confirmation key={vendor.id} {...rest} vendor={vendor} />;

/** Its items can go to another vendor; whoever may not change items is told why it stays. */
const Confirmation = ({ vendor, ...rest }: RemoveVendorDialogProps & { vendor: Removed }) => {
  const { t } = useTranslation('vendors');
  const mayMove = useAbility().can('update', 'Item');
  const { id, name, items } = vendor;
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) => api.vendors.remove({ id, moveTo: moveTo === none ? null : moveTo }, options)}
      reasonOf={({ code, facts }) =>
        code === 'in_use' ? t('inUse', { count: Number(facts['items'] ?? 0) }) : undefined
      }
      moving={{
        known: { items },
        words: { items: (count) => t('items', { count }) },
        allowed: mayMove,
        field: (target) => <VendorSelect {...target} except={id} required />,
        none: { label: t('noVendor'), value: none },
      }}
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
