import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { LabelSource } from '../label-sources.ts';
import { SheetForm } from './sheet-form.tsx';

type LabelsDialogProps = { opened: boolean; sources: readonly LabelSource[]; onClose: () => void };

/** Somebody stands beside a printer: what goes on the labels, onto which paper, and what it will look like. */
export const LabelsDialog = ({ opened, sources, onClose }: LabelsDialogProps) => {
  const { t } = useTranslation('inventory/labels');
  const narrow = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('print.title')}
      size={880}
      fullScreen={narrow}
      closeOnClickOutside={false}
    >
      <SheetForm sources={sources} onClose={onClose} />
    </Dialog>
  );
};
