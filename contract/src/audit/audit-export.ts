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
    subjectType: 'Type',
    subject: 'What',
    actor: 'Who',
    ip: 'IP address',
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
    at: 'الوقت',
    action: 'الإجراء',
    subjectType: 'النوع',
    subject: 'الموضوع',
    actor: 'الشخص',
    ip: 'عنوان IP',
    details: 'التفاصيل',
  },
};
