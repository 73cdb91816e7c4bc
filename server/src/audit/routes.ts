import { os, reader, sender } from '../platform/http/front-door.ts';
import { exportAudit } from './export-audit.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export const auditRoutes = {
  export: os.audit.export.use(sender).handler(({ context, input }) => exportAudit(context, input)),
  list: os.audit.list
    .use(reader)
    .handler(({ context: { db, reading }, input }) => listAuditEntries(db, reading, input)),
};
