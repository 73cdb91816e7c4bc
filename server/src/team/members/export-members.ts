import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import type { Member, MembersQuery } from '@archway/contract/team/member';
import { memberExportColumns } from '@archway/contract/team/member-export';
import { memberSheetFields } from '@archway/contract/team/member-fields';
import type * as z from 'zod';
import { type ExportRequest, exported } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../../audit/exported-list.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { memberRows } from './member-store.ts';

type Input = ExportRequest & Omit<z.output<typeof MembersQuery>, 'page' | 'itemsPerPage'>;

/** The people of the organization as a file. */
export const exportMembers = (context: FileContext, input: Input) => exported(context, memberList, input);

const columns: Readonly<Record<string, ExportedColumn<Member>>> = {
  firstName: column('text', ({ firstName }) => firstName),
  lastName: column('text', ({ lastName }) => lastName),
  email: column('text', ({ email }) => email),
  phone: column('text', ({ phone }) => phone),
  role: column('text', ({ roleName }) => roleName),
  status: column('text', ({ status }) => status),
  ...fieldColumns<typeof memberSheetFields, Member>(memberSheetFields),
  joinedAt: column('moment', ({ joinedAt }) => joinedAt),
  lastSeenAt: column('moment', ({ lastSeenAt }) => lastSeenAt),
};

const memberList: ExportedList<Member, Input> = {
  title: { en: 'Members', fr: 'Membres', ar: 'الأعضاء' },
  entity: 'member',
  query: memberRows,
  columns,
  headings: headingsOf(memberExportColumns, entityNames('member')),
};
