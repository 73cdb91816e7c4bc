import type { Scanned } from '@archway/contract/inventory/scan';
import { shownStatusOf } from '@archway/contract/inventory/states';
import { useEffect, useState } from 'react';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { ownIndex } from './known-index.ts';
import { recallLocation } from './recall-code.ts';
import { recalledAt } from './recalled.ts';
import { recordedHere } from './recorded-here.ts';
import { foldRecorded } from './recorded-rules.ts';

type ScannedPiece = Extract<Scanned, { kind: 'unit' }>;

/**
 * A piece on the screen, with what was recorded of it on this device and the server had not heard of when it told of it. What
 * this device only knew is looked up again as soon as something is recorded.
 */
export const useRecordedSince = (
  data: Scanned | undefined,
  toldAt: number | undefined,
  lookUpAgain: () => unknown,
): Scanned | undefined => {
  const owner = ownerOf(useUser());
  const [now, setNow] = useState<{ readonly of: Scanned; readonly piece: ScannedPiece }>();
  useEffect(() => {
    if (data?.kind !== 'unit') return;
    if (recalledAt(data) !== undefined)
      return onOutboxChange(({ kind }) => void (kind === 'added' && lookUpAgain()));
    let isOver = false;
    const read = async () => {
      const piece = await withRecordedHere(data, owner, toldAt ?? 0);
      if (!isOver) setNow({ of: data, piece });
    };
    read().catch(() => undefined);
    const stop = onOutboxChange(() => void read().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [data, owner, toldAt, lookUpAgain]);
  return now && now.of === data ? now.piece : data;
};

const withRecordedHere = async (
  scanned: ScannedPiece,
  owner: string,
  toldAt: number,
): Promise<ScannedPiece> => {
  const recorded = (await recordedHere(owner)).map(({ sentAt, ...one }) => ({
    ...one,
    isTold: sentAt !== null && sentAt < toldAt,
  }));
  const { unit } = scanned;
  const { lifecycle, custody, condition, locationId } = unit;
  // Which home and which move it is of is not told on a card.
  const unseen = { stagingId: null, moveId: null, lastSeenAt: null, lastSeenBy: null };
  const told = { lifecycle, custody, condition, locationId, ...unseen };
  const about = { id: unit.id, keys: [unit.code], told };
  const state = foldRecorded(about, recorded, (code) => recallLocation(code)?.location.id);
  const changed = { lifecycle: state.lifecycle, custody: state.custody, condition: state.condition };
  const shownStatus = shownStatusOf(state);
  if (state.locationId === locationId) return { ...scanned, unit: { ...unit, ...changed, shownStatus } };
  const location = ownIndex()?.index.locations.get(state.locationId ?? '');
  const where = {
    locationId: state.locationId as typeof locationId, // of a location that was recorded
    locationName: location?.name ?? null,
    locationCode: location?.code ?? null,
  };
  return { ...scanned, unit: { ...unit, ...changed, ...where, shownStatus } };
};
