import { daysBetween } from '@archway/contract/kernel/days';
import type { Staging } from '@archway/contract/stagings/staging';
import { daysLive, isEnded, nextRenewalOn } from '@archway/contract/stagings/staging-rules';
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { useMoneyText } from '../../inventory/use-money-text.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { StagingActions } from '../promises/staging-actions.tsx';
import { StagingStatusBadge, statusLooks } from '../status-badge.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import classes from './details.module.css';

type StagingHeroProps = { staging: Staging; onEdit: () => void };

/** The job at a glance: where and whose, how far it is, the numbers that matter and what can be done next. */
export const StagingHero = ({ staging, onEdit }: StagingHeroProps) => {
  const { t } = useTranslation('stagings/details');
  const { optionName } = useStagingWords();
  const ability = useAbility();
  const navigate = useNavigate();
  const { id, name, number, status, type, address, city, clientName } = staging;
  const Icon = statusLooks[status].icon;
  const copy = () => void navigate({ to: '/stagings/create', search: { copyOf: id } });
  const place = name === address ? city : `${address}, ${city}`;
  return (
    <Hero
      above={<Trail links={[{ key: 'all', link: <Link to="/stagings">{t('backToList')}</Link> }]} />}
      picture={
        <span className={classes.mark} aria-hidden="true">
          <Icon size={34} stroke={1.6} />
        </span>
      }
      name={name}
      badges={<StagingStatusBadge status={status} />}
      line={
        <span className={classes.line}>
          <bdi dir="ltr">#{number}</bdi>
          <span>{optionName('type', type)}</span>
          <bdi>{place}</bdi>
          {clientName && <bdi>{clientName}</bdi>}
        </span>
      }
      numbers={useHeroNumbers(staging)}
      actions={
        <>
          <StagingActions staging={staging} />
          {ability.can('update', 'Staging') && (
            <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {ability.can('create', 'Staging') && (
            <MoreMenu name={name}>
              <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
                {t('copy')}
              </Menu.Item>
            </MoreMenu>
          )}
        </>
      }
    />
  );
};

/** How long it stands or how soon it will, when it renews, what is in it and what it brings. */
const useHeroNumbers = (staging: Staging) => {
  const { t } = useTranslation('stagings/details');
  const ui = useTranslation('ui').t;
  const dayText = useDayText({ month: 'short', day: 'numeric' });
  const money = useMoneyText();
  const { status, installOn, today, pieces, bumped, monthlyAmount } = staging;
  const count = (value: number) => ui('number', { value });
  const live = daysLive(staging, today);
  const until = daysBetween(today, installOn);
  const renewal = nextRenewalOn(staging, today);
  return [
    ...(live === null ? [] : [{ value: count(live), words: t('numbers.live', { count: live }) }]),
    ...(live === null && !isEnded(status) && until >= 0
      ? [{ value: count(until), words: t('numbers.until', { count: until }) }]
      : []),
    ...(renewal ? [{ value: dayText(renewal), words: t('numbers.renewal') }] : []),
    {
      value: count(pieces),
      words:
        bumped > 0
          ? t('numbers.piecesWithout', { count: pieces, lost: bumped })
          : t('numbers.pieces', { count: pieces }),
    },
    ...(staging.money
      ? [
          {
            value: money(staging.money.monthly),
            // An amount that was agreed on does not follow the pieces.
            words: t(bumped > 0 && monthlyAmount === null ? 'numbers.monthlyWithout' : 'numbers.monthly'),
          },
        ]
      : []),
  ];
};
