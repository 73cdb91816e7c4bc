import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/calls/use-case-context.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

export const mailNewDevice = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
  visit: Visit,
) => {
  const language = user.locale ?? 'en';
  const { title, paragraphs, label, footer } = texts[language](visit.ip, visit.userAgent ?? '');
  return mailer.send(db, {
    to: user.email,
    ...mailOf({
      language,
      title,
      paragraphs,
      action: { label, url: `${config.PUBLIC_URL}/account/security` },
      footer,
    }),
  });
};

const texts: Record<
  Language,
  (ip: string, browser: string) => { title: string; paragraphs: string[]; label: string; footer: string }
> = {
  en: (ip, browser) => ({
    title: 'A new device signed in',
    paragraphs: [
      `Someone signed in to your Archway account from IP address ${ip}.`,
      browser,
      'If this was you, you’re all set.',
    ],
    label: 'Review my devices',
    footer: 'Turn off these emails under Account, Notifications.',
  }),
  fr: (ip, browser) => ({
    title: 'Connexion d’un nouvel appareil',
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte Archway depuis l’adresse IP ${ip}.`,
      browser,
      'Si c’était vous, vous n’avez rien à faire.',
    ],
    label: 'Voir mes appareils',
    footer: 'Vous pouvez désactiver ces e-mails dans votre compte, sous Notifications.',
  }),
  ar: (ip, browser) => ({
    title: 'تسجيل دخول من جهاز جديد',
    paragraphs: [
      `سجّل أحدهم الدخول إلى حسابك في Archway من عنوان IP ${ip}.`,
      browser,
      'إن كنت أنت فلا داعي لأي إجراء.',
    ],
    label: 'مراجعة أجهزتي',
    footer: 'أوقف هذه الرسائل من حسابك، ضمن «الإشعارات».',
  }),
};
