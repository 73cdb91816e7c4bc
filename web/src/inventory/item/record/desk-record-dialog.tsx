import type { ComponentProps } from 'react';
import { RecordDialog } from './record-dialog.tsx';
import { useDeskRecording } from './use-desk-recording.ts';

/** What can be said of pieces on their own page. */
export const DeskRecordDialog = (props: Omit<ComponentProps<typeof RecordDialog>, 'recorder'>) => (
  <RecordDialog {...props} recorder={useDeskRecording()} />
);
