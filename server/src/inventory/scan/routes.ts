import { anyone, member, os } from '../../platform/http/front-door.ts';
import { findLabelOwner } from './find-label-owner.ts';
import { listScanLocations } from './list-scan-locations.ts';
import { resolveScan } from './resolve-scan.ts';
import { tellFound } from './tell-found.ts';

const { scan } = os;

export const scanRoutes = {
  resolve: scan.resolve
    .use(member)
    .handler(({ context: { db, actor }, input }) => resolveScan(db, actor, input.code)),
  locations: scan.locations.use(member).handler(({ context: { db } }) => listScanLocations(db)),
  found: scan.found
    .use(anyone)
    .handler(({ context: { services }, input }) => findLabelOwner(services, input.code)),
  tellFound: scan.tellFound
    .use(anyone)
    .handler(({ context: { services }, input }) => tellFound(services, input)),
};
