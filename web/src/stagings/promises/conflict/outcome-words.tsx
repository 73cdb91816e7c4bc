import type { Outcome } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { IconAlertTriangle, IconCircleCheck, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Told, ToldList } from '../../../ui/feedback/told.tsx';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { useDaysText } from '../use-days-text.ts';
import { partsOf } from './outcome-rules.ts';

type OutcomeWordsProps = {
  outcome: Pick<Outcome, 'kept' | 'clashes'>;
  staging: Staging;
  /** What else would happen, each as something told. */
  children?: ReactNode;
};

/** What would happen, told while somebody still thinks about it. */
export const OutcomeWords = ({ outcome, staging, children }: OutcomeWordsProps) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(staging.today);
  const { kept, collisions, inRepair, missing, tooMany } = partsOf(outcome);
  return (
    <ToldList>
      {kept > 0 && (
        <Told icon={<IconCircleCheck size={20} aria-hidden />} tone="good">
          {t('outcome.kept', { count: kept })}
        </Told>
      )}
      {collisions.map(({ key, name, others, count, until }) => (
        <Told key={key} icon={<IconAlertTriangle size={20} aria-hidden />} tone="bad">
          <NamedSentence
            text={t('outcome.collide', { count, day: day(until) })}
            values={{
              staging:
                others > 0 ? (
                  <NamedSentence
                    text={t('outcome.andOthers', { count: others })}
                    values={{ staging: <bdi>{name}</bdi> }}
                  />
                ) : (
                  name
                ),
            }}
          />
        </Told>
      ))}
      {inRepair > 0 && (
        <Told icon={<IconTool size={20} aria-hidden />} tone="bad">
          {t('outcome.inRepair', { count: inRepair })}
        </Told>
      )}
      {missing > 0 && (
        <Told icon={<IconAlertTriangle size={20} aria-hidden />} tone="bad">
          {t('outcome.missing', { count: missing })}
        </Told>
      )}
      {tooMany > 0 && (
        <Told icon={<IconAlertTriangle size={20} aria-hidden />} tone="bad">
          {t('outcome.tooMany', { count: tooMany })}
        </Told>
      )}
      {children}
    </ToldList>
  );
};
