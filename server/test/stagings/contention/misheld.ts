import { heldDays } from '@archway/contract/stagings/promises/hold-rules';
import { isEnded, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { ReservationStatus, StagingStatus } from '@archway/contract/stagings/states';
import type { TestApp } from '../../test-app.ts';

type Held = {
  readonly lineId: string;
  readonly job: StagingStatus;
  readonly installOn: string;
  readonly heldUntil: string;
  readonly installedOn: string | null;
  readonly isAsListed: boolean;
  readonly listed: number;
  readonly status: ReservationStatus;
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
};

/** Lines whose promises are not those of what they list: of something else, too many, on other days, or in another way than their job holds. */
export const misheld = async ({ sql }: TestApp, orgId: string) => {
  const rows = await sql<Held[]>`
    select l.id as line_id, s.status as job, s.install_on::text, s.held_until::text, s.installed_on::text, l.quantity as listed,
      r.status, r.quantity, r.starts_on::text as from, r.ends_on::text as to,
      l.item_id = r.item_id and (r.status = 'bumped' or l.unit_id is not distinct from r.unit_id) as is_as_listed
    from reservation r join design_line l on l.org_id = r.org_id and l.id = r.line_id join staging s on s.org_id = r.org_id and s.id = r.staging_id
    where r.org_id = ${orgId} and r.status in ('soft', 'firm', 'out', 'bumped')`;
  return [...Map.groupBy(rows, ({ lineId }) => lineId)].flatMap(([lineId, held]) => {
    const sum = held.reduce((total, { quantity }) => total + quantity, 0);
    const wrong = [
      ...(sum > (held[0]?.listed ?? 0) ? ['more than is listed'] : []),
      ...(held.every(({ isAsListed }) => isAsListed) ? [] : ['something else']),
      ...(held.every(isAsItsJob) ? [] : ['not as its job']),
      ...(held.every(isOnItsDays) ? [] : ['on other days']),
    ];
    return wrong.length > 0 ? [{ lineId, wrong, held }] : [];
  });
};

const isAsItsJob = ({ job, status }: Held) => {
  if (isEnded(job)) return false;
  const own = promiseStatusOf(job);
  return status === 'bumped' || status === own || (own === 'soft' && status === 'firm');
};

const isOnItsDays = ({ job, installOn, heldUntil, installedOn, from, to }: Held) => {
  const days = heldDays({ from: installOn, to: heldUntil }, { pickLeadDays: 1, bufferDays: 2 });
  const first =
    promiseStatusOf(job) === 'out' && installedOn && installedOn < days.from ? installedOn : days.from;
  return from === first && to === days.to;
};
