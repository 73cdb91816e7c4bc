import type { Language } from '../kernel/locale.ts';

/** The columns of an exported sheet of members. */
export const memberExportColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'status',
  'title',
  'joinedAt',
  'lastSeenAt',
] as const;
export type MemberExportColumn = (typeof memberExportColumns)[number];

export const memberExportHeadings: Record<Language, Record<MemberExportColumn, string>> = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    role: 'Role',
    status: 'Status',
    title: 'Title',
    joinedAt: 'Joined',
    lastSeenAt: 'Last seen',
  },
  fr: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    role: 'Rôle',
    status: 'Statut',
    title: 'Fonction',
    joinedAt: 'Arrivée',
    lastSeenAt: 'Dernière visite',
  },
  ar: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    role: 'الدور',
    status: 'الحالة',
    title: 'المسمى الوظيفي',
    joinedAt: 'تاريخ الانضمام',
    lastSeenAt: 'آخر زيارة',
  },
};
