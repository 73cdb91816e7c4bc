import { fieldNames } from '@archway/contract/field-names';
import type { Language } from '@archway/contract/kernel/locale';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { DateKind } from './calendar-rules.ts';

type Words = {
  readonly dates: Readonly<Record<DateKind, string>>;
  readonly own: string;
  readonly all: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    dates: { install: 'Install', end: 'Staging ends', renewal: 'Renews', notice: 'Last day to give notice' },
    own: 'My stagings and moves',
    all: 'Stagings and moves',
  },
  fr: {
    dates: {
      install: 'Installation',
      end: 'Fin de la mise en scène',
      renewal: 'Renouvellement',
      notice: 'Dernier jour pour le préavis',
    },
    own: 'Mes mises en scène et déménagements',
    all: 'Mises en scène et déménagements',
  },
  ar: {
    dates: { install: 'التركيب', end: 'نهاية التجهيز', renewal: 'التجديد', notice: 'آخر يوم لإشعار الإنهاء' },
    own: 'تجهيزاتي وعمليات نقلي',
    all: 'التجهيزات وعمليات النقل',
  },
};

/** What a calendar calls things, in the language of whoever reads it. */
export const feedWords = (language: Language) => ({
  ...words[language],
  status: fieldNames[language].staging.status,
  designer: fieldNames[language].staging.designer,
  statusOf: (status: StagingStatus) => fieldNames[language].options.staging.status[status],
});
