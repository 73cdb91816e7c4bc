import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/calls/use-case-context.ts';
import { mailOf } from '../../platform/mail/mail-layout.ts';
import type { Services } from '../../platform/services.ts';
import type { User } from '../user-store.ts';

/** Somebody presented a key that had been exchanged before: a copy is about. */
export const mailTokenReused = (
  db: AccountDb,
  { mailer, config }: Services,
  user: Pick<User, 'email' | 'locale'>,
  visit: Visit,
) => {
  const language = user.locale ?? 'en';
  const { title, paragraphs, label, footer } = texts[language](visit.ip);
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
  (ip: string) => { title: string; paragraphs: string[]; label: string; footer: string }
> = {
  en: (ip) => ({
    title: 'We ended one of your sessions',
    paragraphs: [
      `An old key from one of your sign-ins was used from IP address ${ip}. It may have been stolen, so we signed out that device.`,
      'Review your devices, and change your password if you don’t recognize one.',
    ],
    label: 'Review my devices',
    footer: 'We always send emails about the security of your account.',
  }),
  fr: (ip) => ({
    title: 'Nous avons fermé l’une de vos sessions',
    paragraphs: [
      `Une ancienne clé de connexion a été utilisée depuis l’adresse IP ${ip}. Elle a peut-être été copiée : nous avons donc déconnecté l’appareil concerné.`,
      'Vérifiez vos appareils, et changez votre mot de passe si vous en voyez un que vous ne reconnaissez pas.',
    ],
    label: 'Voir mes appareils',
    footer: 'Nous envoyons toujours les e-mails sur la sécurité de votre compte.',
  }),
  ar: (ip) => ({
    title: 'أنهينا إحدى جلساتك',
    paragraphs: [
      `استُخدم مفتاح قديم من إحدى عمليات تسجيل دخولك من عنوان IP ${ip}. ربما سُرق، لذلك سجّلنا خروج ذلك الجهاز.`,
      'راجع أجهزتك، وغيّر كلمة مرورك إن وجدت جهازًا لا تعرفه.',
    ],
    label: 'مراجعة أجهزتي',
    footer: 'نرسل دائمًا الرسائل المتعلقة بأمان حسابك.',
  }),
};
