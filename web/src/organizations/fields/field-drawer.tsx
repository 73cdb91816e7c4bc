import type { CustomField } from '@archway/contract/organizations/custom-field';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { FieldForm } from './field-form.tsx';

/** A field to change, or none: a new one. */
export type FieldInHand = { readonly field?: CustomField };

export type FieldDrawerProps = { inHand: FieldInHand | null; onClose: () => void };

export const FieldDrawer = ({ inHand, onClose }: FieldDrawerProps) => {
  const { t } = useTranslation('organizations/fields');
  const shown = useKept(inHand);
  return (
    // A stray click must not throw away what was typed.
    <SideDrawer
      opened={inHand !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      title={t(shown?.field ? 'editTitle' : 'add')}
    >
      {shown && <FieldForm key={shown.field?.id ?? 'new'} field={shown.field} onClose={onClose} />}
    </SideDrawer>
  );
};
