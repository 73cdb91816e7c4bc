import type { Member, MembersQuery } from '@archway/contract/team/member';
import { type MemberExportColumn, memberExportHeadings } from '@archway/contract/team/member-export';
import type * as z from 'zod';
import { type ExportWish, exported, type Sender } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../audit/exported-list.ts';
import { memberRows } from './member-store.ts';

type Input = ExportWish & Omit<z.output<typeof MembersQuery>, 'page' | 'itemsPerPage'>;

/** The people of the organization as a file. */
export const exportMembers = (sender: Sender, input: Input) => exported(sender, memberList, input);

const columns: Record<MemberExportColumn, ExportedColumn<Member>> = {
  firstName: column('text', ({ firstName }) => firstName),
  lastName: column('text', ({ lastName }) => lastName),
  email: column('text', ({ email }) => email),
  phone: column('text', ({ phone }) => phone),
  role: column('text', ({ roleName }) => roleName),
  status: column('text', ({ status }) => status),
  title: column('text', ({ title }) => title),
  joinedAt: column('moment', ({ joinedAt }) => joinedAt),
  lastSeenAt: column('moment', ({ lastSeenAt }) => lastSeenAt),
};

const memberList: ExportedList<Member, Input> = {
  action: 'member.exported',
  type: 'Member',
  title: { en: 'Members', fr: 'Membres', ar: 'الأعضاء' },
  query: memberRows,
  columns,
  headings: memberExportHeadings,
};
