import type { EventId } from '@archway/contract/kernel/ids';
import { api } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { LocationField } from '../../location-field.tsx';
import type { PieceRecorder } from './piece-recorder.ts';
import { calls } from './record-fields.ts';
import { useUndo } from './use-undo.ts';

/** At a desk, with a network: the server answers. */
export const useDeskRecording = (): PieceRecorder => {
  const undo = useUndo();
  return {
    record: async (action, fields) => {
      const { eventIds, rows } = await calls[action](api, fields);
      return { eventIds, codes: rows.map(({ code }) => code) };
    },
    announce: (words, { eventIds }) => toast(words, { undo: () => undo(eventIds as EventId[]) }), // those of the answer
    Location: LocationField,
    isInField: false,
  };
};
