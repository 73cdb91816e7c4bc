import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { RecordDialog } from '../../item/record/record-dialog.tsx';
import { LargeControls } from './large-controls.tsx';
import type { Subject } from './subject.ts';
import { useFieldRecording } from './use-field-recording.ts';

type FieldRecordDialogProps = { action: UnitAction; subject: Subject; onClose: () => void };

/** What can be said of a piece that was just scanned: the dialog of its page, recorded on this device. */
export const FieldRecordDialog = ({ action, subject, onClose }: FieldRecordDialogProps) => {
  const recorder = useFieldRecording(subject);
  const code = subject.unit?.code ?? subject.text;
  const piece = { id: subject.unit?.id ?? code, code };
  return (
    <LargeControls>
      <RecordDialog
        requested={{ action, pieces: [piece] }}
        item={{ id: subject.item?.id ?? '' }}
        recorder={recorder}
        onClose={onClose}
      />
    </LargeControls>
  );
};
