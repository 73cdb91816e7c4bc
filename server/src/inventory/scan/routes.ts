import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { findLabelOwner } from './find-label-owner.ts';
import { listScanLocations } from './list-scan-locations.ts';
import { resolveScan } from './resolve-scan.ts';
import { tellFound } from './tell-found.ts';

const { scan } = os;

export const scanRoutes = {
  resolve: serve(scan.resolve, resolveScan),
  locations: serve(scan.locations, listScanLocations),
  found: serve(scan.found, findLabelOwner),
  tellFound: serve(scan.tellFound, tellFound),
};
