import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { listScanCodes } from './codes/list-scan-codes.ts';
import { findLabelOwner } from './find-label-owner.ts';
import { resolveScan } from './resolve-scan.ts';
import { tellFound } from './tell-found.ts';

const { scan } = os;

export const scanRoutes = {
  resolve: serve(scan.resolve, resolveScan),
  codes: serve(scan.codes, listScanCodes),
  found: serve(scan.found, findLabelOwner),
  tellFound: serve(scan.tellFound, tellFound),
};
