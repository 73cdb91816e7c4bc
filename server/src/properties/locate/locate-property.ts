import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { OrgId, PropertyId } from '@archway/contract/kernel/ids';
import { propertyFields } from '@archway/contract/properties/property-fields';
import { differences } from '../../platform/audit/difference-rules.ts';
import { record } from '../../platform/audit/record.ts';
import { enqueueJob } from '../../platform/db/requests/job-store.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import { changePropertyRow, findProperty, lockProperties } from '../property-store.ts';
import { findPoint } from './find-point.ts';

type Placed = {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly latitude: number | null;
};

/** Has a property put on the map by itself, if there is a geocoder and nobody has put it there. */
export const haveLocated = async (
  { db, services: { config } }: Pick<ChangeContext, 'db' | 'services'>,
  id: PropertyId,
  { latitude }: Pick<Placed, 'latitude'>,
) => {
  if (config.GEOCODER_URL && latitude === null)
    await enqueueJob(db, 'locate-property', { orgId: db.orgId, propertyId: id }, `locate-property:${id}`);
};

/** No transaction is open while somebody else's server is waited for; whoever was faster is not overwritten. */
export const locateProperty = async (
  { db, config: { GEOCODER_URL } }: Pick<Services, 'db' | 'config'>,
  orgId: OrgId,
  id: PropertyId,
) => {
  const before = await db.inOrg(orgId, (org) => findProperty(org, id));
  if (!GEOCODER_URL || !before || before.latitude !== null) return;
  const point = await findPoint(GEOCODER_URL, addressOf(before));
  if (!point) return;
  await db.inOrg(orgId, async (org) => {
    const now = (await lockProperties(org, [id])).get(id);
    if (!now || now.latitude !== null || addressOf(now) !== addressOf(before)) return;
    const after = { ...now, ...point };
    await changePropertyRow(org, id, after);
    await record(
      org,
      null,
      'property.changed',
      { id, name: now.address },
      differences(now, after, namesOf(propertyFields)),
    );
  });
};

const addressOf = ({ address, city, state, zip, country }: Omit<Placed, 'latitude'>) =>
  [address, city, `${state} ${zip}`.trim(), country].filter(Boolean).join(', ');
