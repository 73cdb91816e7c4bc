import { member, os } from '../platform/http/front-door.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export const auditRoutes = {
  list: os.audit.list
    .use(member)
    .handler(({ context: { db, actor }, input }) => listAuditEntries(db, actor, input)),
};
