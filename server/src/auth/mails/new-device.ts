import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/front-door.ts';
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
      `Somebody signed in to your Archway account from the address ${ip}.`,
      browser,
      'If it was you, there is nothing to do.',
    ],
    label: 'Look at my devices',
    footer: 'You can turn these mails off under Account, Notifications.',
  }),
  fr: (ip, browser) => ({
    title: 'Un nouvel appareil s’est connecté',
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte Archway depuis l’adresse ${ip}.`,
      browser,
      'Si c’est vous, il n’y a rien à faire.',
    ],
    label: 'Voir mes appareils',
    footer: 'Vous pouvez désactiver ces messages sous Compte, Notifications.',
  }),
  ar: (ip, browser) => ({
    title: 'سجّل جهاز جديد الدخول',
    paragraphs: [
      `سجّل شخص الدخول إلى حسابك في Archway من العنوان ${ip}.`,
      browser,
      'إن كنت أنت فلا داعي لأي إجراء.',
    ],
    label: 'عرض أجهزتي',
    footer: 'يمكنك إيقاف هذه الرسائل من الحساب، ثم الإشعارات.',
  }),
};
