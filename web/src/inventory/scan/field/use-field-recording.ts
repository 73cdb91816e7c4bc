import { damages } from '@archway/contract/inventory/states';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import type { PieceRecorder } from '../../item/record/piece-recorder.ts';
import type { FilledRecord } from '../../item/record/record-fields.ts';
import { answer } from '../answer-store.ts';
import { useLocationRows } from '../known-locations.ts';
import { DamagePictures } from './damage-pictures.tsx';
import { FieldLocation } from './field-location.tsx';
import { locationIn, namesOfValue } from './location-value.ts';
import { recordInField, type UnmadeEvent, undoInField } from './record-in-field.ts';
import { pieceIn, type Subject } from './subject.ts';

/** With the piece in the hands, with or without a network: on this device first. */
export const useFieldRecording = (subject: Subject): PieceRecorder => {
  const owner = ownerOf(useUser());
  const rows = useLocationRows();
  return {
    record: async (action, fields, pictures) => {
      const location = namesOfValue(fields.locationId, rows);
      const { move: _, ...about } = subject;
      const shown = { ...about, ...(location ? { location } : {}) };
      const event = eventOf(action, fields, subject);
      const id = event && (await recordInField({ owner, event, shown, pictures }));
      return id ? { eventIds: [id], codes: [subject.unit?.code ?? subject.text] } : undefined;
    },
    announce: (words, { eventIds }) =>
      answer({
        tone: 'good',
        words,
        undo: () => void Promise.all(eventIds.map((id) => undoInField(owner, id, subject))),
      }),
    Location: FieldLocation,
    Pictures: DamagePictures,
    isInField: true,
  };
};

/** What is decided at a desk (sold, retired) is no event of a device. */
const eventOf = (action: UnitAction, fields: FilledRecord, subject: Subject): UnmadeEvent | undefined => {
  const { note, condition } = fields;
  const piece = { ...pieceIn(subject), note };
  const standing = { ...locationIn(fields.locationId), ...(condition ? { condition } : {}) };
  const events: Partial<Record<UnitAction, UnmadeEvent>> = {
    move: { kind: 'moved', ...piece, ...locationIn(fields.locationId) },
    reportDamage: {
      kind: 'damaged',
      ...piece,
      condition: damages.find((damage) => damage === condition),
      needs: fields.kind,
      ...subject.move,
    } as UnmadeEvent, // a move that the device was told of
    markMissing: { kind: 'missing', ...piece, ...subject.move } as UnmadeEvent, // as above
    markFound: { kind: 'found', ...piece, ...standing, ...subject.move } as UnmadeEvent, // as above
  };
  return events[action];
};
