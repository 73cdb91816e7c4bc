import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/front-door.ts';
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
      `An old key of one of your sign-ins was used from the address ${ip}. It may have been copied, so we signed that device out.`,
      'Look at your devices, and change your password if you see one you do not know.',
    ],
    label: 'Look at my devices',
    footer: 'Mails about the safety of your account are always sent.',
  }),
  fr: (ip) => ({
    title: 'Nous avons fermé l’une de vos sessions',
    paragraphs: [
      `Une ancienne clé de l’une de vos connexions a été utilisée depuis l’adresse ${ip}. Elle a peut-être été copiée : nous avons déconnecté cet appareil.`,
      'Regardez vos appareils et changez de mot de passe si vous en voyez un inconnu.',
    ],
    label: 'Voir mes appareils',
    footer: 'Les messages sur la sécurité de votre compte sont toujours envoyés.',
  }),
  ar: (ip) => ({
    title: 'أنهينا إحدى جلساتك',
    paragraphs: [
      `استُخدم مفتاح قديم لإحدى عمليات دخولك من العنوان ${ip}. ربما نُسخ، لذلك سجّلنا خروج ذلك الجهاز.`,
      'راجع أجهزتك، وغيّر كلمة مرورك إن رأيت جهازًا لا تعرفه.',
    ],
    label: 'عرض أجهزتي',
    footer: 'رسائل أمان حسابك تُرسل دائمًا.',
  }),
};
