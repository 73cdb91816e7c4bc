import type { AuditExportColumn } from '@archway/contract/audit/audit-export';
import type { Language } from '@archway/contract/kernel/locale';

export const auditExportHeadings: Record<Language, Record<AuditExportColumn, string>> = {
  en: {
    at: 'When',
    action: 'Action',
    actionCode: 'Action code',
    subjectType: 'Type',
    subject: 'What',
    actor: 'Who',
    ip: 'IP address',
    changes: 'Changes',
    details: 'Details',
  },
  fr: {
    at: 'Quand',
    action: 'Action',
    actionCode: 'Code de l’action',
    subjectType: 'Type',
    subject: 'Quoi',
    actor: 'Qui',
    ip: 'Adresse IP',
    changes: 'Modifications',
    details: 'Détails',
  },
  ar: {
    at: 'الوقت',
    action: 'الإجراء',
    actionCode: 'رمز الإجراء',
    subjectType: 'النوع',
    subject: 'الموضوع',
    actor: 'الشخص',
    ip: 'عنوان IP',
    changes: 'التغييرات',
    details: 'التفاصيل',
  },
};
