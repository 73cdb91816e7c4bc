import { daysBetween } from '@archway/contract/kernel/days';
import type { ItemId, StagingId, UserId } from '@archway/contract/kernel/ids';
import type { bumpActions, StagingStatus } from '@archway/contract/stagings/states';
import { stagingName } from '../../stagings/get-staging.ts';
import { piecesTold } from '../../stagings/lines/pieces-told.ts';
import type { JobRows, StagingValues } from './job-rows.ts';

/** One entry of the log about a job. */
export type HistoryEntry = {
  readonly at: string;
  readonly action: 'staging.created' | 'staging.status-changed' | (typeof bumpActions)[number];
  readonly stagingId: StagingId;
  readonly name: string;
  readonly actorId: UserId;
  readonly actorName: string;
  readonly details: Readonly<Record<string, unknown>>;
};

const path: readonly StagingStatus[] = [
  'lead',
  'quoted',
  'confirmed',
  'designing',
  'ready',
  'installing',
  'live',
  'notice',
  'destaging',
  'closed',
];

type Around = { readonly today: string; readonly now: Date };

/** How each job came to the status it has, in steps that its dates allow, and which pieces one took from another. */
export const historyOf = (
  { stagings, lines }: Pick<JobRows, 'stagings' | 'lines'>,
  { itemNames, ...around }: Around & { readonly itemNames: ReadonlyMap<ItemId, string> },
): HistoryEntry[] => [
  ...stagings.flatMap((staging) => entriesOf(staging, around)),
  ...lines.flatMap(({ stagingId, bumpedBy, bumpedDaysAgo, itemId, quantity }) => {
    const loser = stagings.find(({ id }) => id === stagingId);
    const taker = stagings.find(({ id }) => id === bumpedBy);
    if (!loser || !taker || bumpedDaysAgo === null) return [];
    const at = new Date(around.now.getTime() - bumpedDaysAgo * 24 * hour).toISOString();
    const pieces = piecesTold([{ itemName: itemNames.get(itemId) ?? '', quantity }]);
    // Whoever designs the taker takes.
    const by = { actorId: taker.by.userId, actorName: taker.by.name };
    return [
      { ...aboutOf(loser), ...by, at, action: 'staging.bumped', details: { pieces, takenBy: taker.id } },
      {
        ...aboutOf(taker),
        ...by,
        at,
        action: 'staging.took-pieces',
        details: { pieces, takenFrom: loser.id },
      },
    ] satisfies HistoryEntry[];
  }),
];

const aboutOf = (staging: StagingValues) => ({
  stagingId: staging.id,
  name: stagingName(staging),
  actorId: staging.by.userId,
  actorName: staging.by.name,
});

const entriesOf = (staging: StagingValues, { today, now }: Around): HistoryEntry[] => {
  const about = aboutOf(staging);
  const begun = momentOf(now, daysBetween(today, staging.begunOn), 10);
  const entries: HistoryEntry[] = [
    { ...about, at: begun.toISOString(), action: 'staging.created', details: {} },
  ];
  let last = begun;
  const steps = stepsOf(staging.status);
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1] ?? 'lead';
    const meant = meantAt(staging, to, { today, now });
    // Never before the step it follows, and never in the future.
    last = new Date(Math.min(Math.max(meant.getTime(), last.getTime() + hour), now.getTime() - hour / 2));
    entries.push({
      ...about,
      at: last.toISOString(),
      action: 'staging.status-changed',
      details: { status: { from, to } },
    });
  }
  return entries;
};

const stepsOf = (status: StagingStatus): StagingStatus[] => {
  if (status === 'lost') return ['quoted', 'lost'];
  if (status === 'canceled') return ['quoted', 'confirmed', 'canceled'];
  return path.slice(1, path.indexOf(status) + 1);
};

const meantAt = (
  { begunOn, installOn, endsOn }: StagingValues,
  status: StagingStatus,
  { today, now }: Around,
): Date => {
  const [begun, installs, ends] = [begunOn, installOn, endsOn].map((day) => daysBetween(today, day)) as [
    number,
    number,
    number,
  ]; // three of them
  switch (status) {
    case 'quoted':
      return momentOf(now, begun + 1, 15);
    case 'confirmed':
      return momentOf(now, begun + 4, 11);
    case 'designing':
      return momentOf(now, begun + 6, 9);
    case 'ready':
      return momentOf(now, installs - 3, 16);
    case 'installing':
      return momentOf(now, installs, 8);
    case 'live':
      return momentOf(now, installs, 17);
    case 'notice':
      return momentOf(now, ends - 12, 13);
    case 'destaging':
      return momentOf(now, ends - 1, 9);
    case 'closed':
      return momentOf(now, ends, 18);
    default:
      return momentOf(now, begun + 9, 14);
  }
};

const hour = 3_600_000;

/** So many days from today, at an hour; near enough for a demo, whatever the time zone. */
const momentOf = (now: Date, days: number, hours: number) => {
  const at = new Date(now.getTime() + days * 24 * hour);
  at.setUTCHours(hours + 7, 0, 0, 0);
  return at;
};
