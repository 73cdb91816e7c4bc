import type { Language } from '../kernel/locale.ts';

/** The columns of an exported sheet of the audit log. */
export const auditExportColumns = [
  'at',
  'action',
  'subjectType',
  'subject',
  'actor',
  'ip',
  'details',
] as const;
export type AuditExportColumn = (typeof auditExportColumns)[number];

export const auditExportHeadings: Record<Language, Record<AuditExportColumn, string>> = {
  en: {
    at: 'When',
    action: 'Action',
    subjectType: 'Kind',
    subject: 'What',
    actor: 'Who',
    ip: 'Address',
    details: 'Details',
  },
  fr: {
    at: 'Quand',
    action: 'Action',
    subjectType: 'Type',
    subject: 'Quoi',
    actor: 'Qui',
    ip: 'Adresse IP',
    details: 'Détails',
  },
  ar: {
    at: 'متى',
    action: 'الإجراء',
    subjectType: 'النوع',
    subject: 'ماذا',
    actor: 'مَن',
    ip: 'عنوان الشبكة',
    details: 'التفاصيل',
  },
};
