import { problem } from '@archway/contract/kernel/api/problem';
import { daysBetween } from '@archway/contract/kernel/days';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { isOut, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { findToday } from '../organizations/find-today.ts';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getStaging, stagingName } from './get-staging.ts';
import { legalSteps } from './legal-steps.ts';
import { linesOf, releaseLines } from './lines/line-store.ts';
import { promiseFor } from './lines/promise-lines.ts';
import { requireMoved } from './moved/require-moved.ts';
import { type LockedStaging, type Progress, setProgress, setStay } from './staging-store.ts';
import { heldUntil, requireInstalled, requireStayOf } from './stay-rules.ts';
import { type LockedJobs, lockJobs } from './swaps/lock-jobs.ts';
import { settleClashes } from './swaps/settle-clashes.ts';
import { lockTouched } from './swaps/swap-others.ts';

type Input = ClashAnswers & {
  readonly id: StagingId;
  readonly version: number;
  readonly status: StagingStatus;
  readonly installOn?: string | undefined;
  readonly endsOn?: string | undefined;
};

/** Moves a job on. Its pieces are held as its new status holds them, all in one go or not at all. */
export const setStatus = async (
  context: ChangeContext,
  { id, version, status, installOn, endsOn, ...answers }: Input,
): Promise<Staging> => {
  const { db, clock, record } = context;
  const jobs = await lockJobs(db, id, answers);
  const { staging: before } = jobs;
  requireVersion(before, version);
  await requireLegal(db, before, status);
  await requireMoved(db, before, status);
  const today = await findToday(db, clock.now());
  const stay = stayOf(before, { installOn, endsOn }, today);
  if (stay) requireInstalled(before, stay.installOn, today);
  const after = { ...before, ...stay, ...progressTo({ ...before, ...stay }, status, today) };
  await settle(context, jobs, after, answers);
  // Its days first: it is held to its end at least.
  if (stay) await setStay(db, id, after);
  await setProgress(db, id, after);
  await record(
    { id, name: stagingName(before) },
    differences(before, after, ['status', 'installOn', 'endsOn']),
  );
  return getStaging(asReading(context), { id });
};

/** The dates it has from now on, if others are named. */
const stayOf = (before: LockedStaging, wanted: Pick<Input, 'installOn' | 'endsOn'>, today: string) => {
  const { installOn = before.installOn, endsOn = before.endsOn } = wanted;
  if (installOn === before.installOn && endsOn === before.endsOn) return undefined;
  requireStayOf(before, { installOn, endsOn }, today);
  return {
    installOn,
    endsOn,
    termDays: before.installedOn ? before.termDays : daysBetween(installOn, endsOn),
  };
};

const requireLegal = async (db: OrgDb, { id, status: from }: LockedStaging, to: StagingStatus) => {
  const allowed = await legalSteps(db, { id, status: from });
  if (allowed.includes(to)) return;
  const needsDesign = from === 'confirmed' && to === 'ready';
  throw problem(
    'illegal_transition',
    needsDesign
      ? 'A confirmed staging is ready once its design is approved.'
      : `This is ${from}; it cannot become ${to}.`,
    { from, to, allowed },
  );
};

const progressTo = (before: LockedStaging, status: StagingStatus, today: string): Progress => ({
  status,
  heldUntil: heldUntil(status, before.endsOn, today),
  installedOn: isOut(status) ? (before.installedOn ?? today) : before.installedOn,
  destagedOn: status === 'closed' ? today : isOut(status) ? null : before.destagedOn,
});

const settle = async (
  context: ChangeContext,
  jobs: LockedJobs,
  after: LockedStaging,
  { fewer = [], ...answers }: ClashAnswers,
) => {
  const { db } = context;
  const { staging: before } = jobs;
  const [was, becomes] = [promiseStatusOf(before.status), promiseStatusOf(after.status)];
  if (was === becomes && before.heldUntil === after.heldUntil && before.installOn === after.installOn) return;
  // Others take pieces away while they have the items: what is held is known once nobody else has them.
  await lockTouched(db, jobs, []);
  const lines = await linesOf(db, after.id);
  if (becomes === null) return letGo(db, after, lines);
  // Once a job is confirmed everything on its list is held; later only what still is.
  const all = was === 'soft' ? lines : lines.filter(({ held: pieces }) => pieces > 0);
  const held = await settleClashes(context, jobs, all, fewer);
  const wanted = was === 'soft' ? held : held.map((line) => ({ ...line, quantity: line.held }));
  await promiseFor(context, after, wanted, {
    ...answers,
    bumped: was === 'soft' ? 'settled' : 'following',
  });
};

/** A job that is closed has nothing left in the home; one that never was lets everything go. */
const letGo = async (db: OrgDb, { status }: LockedStaging, lines: Awaited<ReturnType<typeof linesOf>>) => {
  const ids = lines.map(({ id }) => id);
  const out = lines.reduce((sum, line) => (line.status === 'out' ? sum + line.held : sum), 0);
  if (status === 'closed' && out > 0)
    throw problem('conflict', `Still in the home: ${out} pieces. Say first that they are back.`, { out });
  await releaseLines(db, ids);
};
