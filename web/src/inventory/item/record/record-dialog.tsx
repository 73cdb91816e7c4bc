import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { PieceRecorder } from './piece-recorder.ts';
import type { RecordRequest } from './record-fields.ts';
import { RecordForm } from './record-form.tsx';

type RecordDialogProps = {
  requested: RecordRequest | null;
  item: { readonly id: string };
  recorder: PieceRecorder;
  onClose: () => void;
};

/** One short dialog for everything that can be said of pieces. */
export const RecordDialog = ({ requested, onClose, ...rest }: RecordDialogProps) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(requested);
  return (
    <Dialog opened={requested !== null} onClose={onClose} title={shown && t(`record.${shown.action}.title`)}>
      {shown && <RecordForm {...shown} {...rest} onClose={onClose} />}
    </Dialog>
  );
};
