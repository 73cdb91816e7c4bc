import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { exportAudit } from './export-audit.ts';
import { listAuditEntries } from './list-audit-entries.ts';

const { audit } = os;

export const auditRoutes = {
  export: serve(audit.export, exportAudit),
  list: serve(audit.list, listAuditEntries),
};
