import { IconAlertTriangle, IconCircleCheck, IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Told, ToldList } from '../../../ui/feedback/told.tsx';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import type { LossOutcome } from './use-losses.ts';

type Loss = LossOutcome['losses'][number];

/** Which stagings lose what on which days, whether others are free then, and what stays as it is. */
export const LossWords = ({ outcome }: { outcome: LossOutcome }) => {
  const { t } = useTranslation('inventory/item');
  const { kept, losses, inHomes } = outcome;
  const named = useStagingName();
  return (
    <ToldList label={t('losses.title')}>
      {losses.map((loss) => (
        <Told
          key={loss.reservationId}
          icon={<IconAlertTriangle size={20} aria-hidden />}
          tone={loss.replaceable < loss.quantity ? 'bad' : 'late'}
        >
          <LossSentence loss={loss} name={named(loss.staging)} />
        </Told>
      ))}
      {kept > 0 && (
        <Told icon={<IconCircleCheck size={20} aria-hidden />} tone="good">
          {t(losses.length > 0 ? 'losses.kept' : 'losses.covered', { count: kept })}
        </Told>
      )}
      {inHomes.map(({ staging, pieces }) => (
        <Told key={staging?.id ?? ''} icon={<IconHome size={20} aria-hidden />}>
          <NamedSentence text={t('losses.inHome', { count: pieces })} values={{ staging: named(staging) }} />
        </Told>
      ))}
      {kept === 0 && losses.length === 0 && inHomes.length === 0 && (
        <Told icon={<IconCircleCheck size={20} aria-hidden />} tone="good">
          {t('losses.none')}
        </Told>
      )}
    </ToldList>
  );
};

const LossSentence = ({ loss, name }: { loss: Loss; name: string }) => {
  const { t } = useTranslation('inventory/item');
  const { unitCode, quantity, replaceable } = loss;
  const days = useStayText()(loss);
  return (
    <>
      <NamedSentence
        text={unitCode ? t('losses.losesPiece', { days }) : t('losses.loses', { count: quantity, days })}
        values={{ staging: name, code: unitCode }}
      />{' '}
      {replaceable > 0 ? t('losses.replaceable', { count: replaceable }) : t('losses.noOther')}
    </>
  );
};

/** Without its name for whoever may not see stagings. */
const useStagingName = () => {
  const { t } = useTranslation('inventory/item');
  return (staging: Loss['staging']) =>
    staging
      ? t('availability.staging', { number: staging.number, name: staging.name })
      : t('losses.someStaging');
};

/** `Jun 1 – 30, 2026`: the days on which a home has its pieces. */
const useStayText = () => {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'medium' });
  return ({ installOn, endsOn }: Pick<Loss, 'installOn' | 'endsOn'>) =>
    format.formatRange(new Date(`${installOn}T00:00:00Z`), new Date(`${endsOn}T00:00:00Z`));
};
