import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { Answer } from '../../browser.ts';
import type { Device } from './random-world.ts';
import type { Attempt } from './random-writes.ts';
import type { Refusal } from './refusals.ts';

type Refused = Attempt & { readonly name: string; readonly body: Answer['body'] };

/**
 * Whether a refusal was right, as far as that can be told at once; the refusal where it follows from the tables as they stood
 * meanwhile; nothing where it cannot be told.
 */
export const judge = async (device: Device, refused: Refused): Promise<Refusal | boolean | undefined> => {
  const { requested, seen, body, ...rest } = refused;
  if (body.code === 'stale_version' && seen) return (await versionOf(device, seen)) !== seen.version;
  if (body.code === 'illegal_transition' && requested?.kind === 'pieces') return { ...rest, requested, body };
  if (body.code === 'illegal_transition' && seen) return isOver(device, seen, body);
  if (body.code !== 'promised_elsewhere' || !requested || requested.kind === 'pieces') return undefined;
  const now = (await device.get(`/stagings/${requested.job.id}`)).body;
  const isSame = (['version', 'heldUntil', 'installedOn'] as const).every(
    (name) => now[name] === requested.job[name],
  );
  return isSame ? { ...rest, requested, body } : undefined;
};

/** Nothing happens to a job that has ended. Whoever knows its version knows its status, too: only of its design they know nothing. */
const isOver = async (device: Device, { stagingId }: NonNullable<Attempt['seen']>, body: Answer['body']) => {
  if (body.from === 'confirmed' && body.to === 'ready') return true;
  const { status } = (await device.get(`/stagings/${stagingId}`)).body;
  return isEnded(status) && status === body.from;
};

/** None of what is gone. */
const versionOf = async (
  device: Device,
  { stagingId, lineId }: NonNullable<Attempt['seen']>,
): Promise<number | undefined> => {
  if (!lineId) return (await device.get(`/stagings/${stagingId}`)).body.version;
  const { rows } = (await device.get(`/stagings/${stagingId}/lines`)).body;
  return rows.find(({ id }: { id: string }) => id === lineId)?.version;
};
