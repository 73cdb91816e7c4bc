import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Holder } from '@archway/contract/stagings/promises/promise';
import { IconHome, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { useDaysText } from '../use-days-text.ts';
import classes from './conflict.module.css';

/** Who holds how many until when, and from when on they are free again, once they have rested. What is in a home says so: it cannot give way. */
export const HolderLine = ({ holder, today }: { holder: Holder; today: string }) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  const isOut = holder.status === 'out';
  const Icon = isOut ? IconHome : IconLock;
  return (
    <li className={classes.holder}>
      <Icon size={16} aria-hidden />
      <span>
        <NamedSentence
          text={t(isOut ? 'conflict.holderOut' : 'conflict.holder', {
            quantity: holder.quantity,
            day: day(lastDayOf(holder)),
          })}
          values={{
            staging: (
              <Link to="/stagings/$id/$tab" params={{ id: holder.stagingId, tab: 'details' }}>
                <bdi dir="ltr">#{holder.number}</bdi> <bdi>{holder.name}</bdi>
              </Link>
            ),
          }}
        />
        {holder.to > lastDayOf(holder) && ` · ${t('freeFrom', { day: day(holder.to) })}`}
        {holder.unitCode && (
          <>
            {' · '}
            <bdi>{holder.unitCode}</bdi>
          </>
        )}
        {holder.designerName && (
          <>
            {' · '}
            <bdi>{holder.designerName}</bdi>
          </>
        )}
      </span>
    </li>
  );
};
