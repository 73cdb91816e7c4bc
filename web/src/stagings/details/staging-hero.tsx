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
import { DottedLine } from '../../ui/text/dotted-line.tsx';
import { shortOf } from '../promises/shortage-rules.ts';
import { StagingActions } from '../promises/staging-actions.tsx';
import { useLines } from '../promises/use-lines.ts';
import { useShortages } from '../promises/use-shortages.ts';
import { StagingStatusBadge, statusLooks } from '../status-badge.tsx';
import { useRangeText } from '../use-range-text.ts';
import { useStagingWords } from '../use-staging-words.ts';
import classes from './details.module.css';

type StagingHeroProps = {
  staging: Staging;
  /** Opens the catalog; left out where nothing can be added. */
  onAdd: (() => void) | undefined;
  onEdit: () => void;
};

/** The job at a glance: where and whose, how far it is, the numbers that matter and what can be done next. */
export const StagingHero = ({ staging, onAdd, onEdit }: StagingHeroProps) => {
  const { t } = useTranslation('stagings/details');
  const { optionName } = useStagingWords();
  const ability = useAbility();
  const navigate = useNavigate();
  const { id, name, number, status, type, address, city, clientName } = staging;
  const Icon = statusLooks[status].icon;
  const copy = () => void navigate({ to: '/stagings/create', search: { copyOf: id } });
  const dates = useRangeText(staging.today);
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
        <DottedLine>
          <bdi dir="ltr">#{number}</bdi>
          {optionName('type', type)}
          <bdi>{place}</bdi>
          {clientName && <bdi>{clientName}</bdi>}
          <span title={dates.whole(staging)}>{dates.range(staging)}</span>
        </DottedLine>
      }
      numbers={useHeroNumbers(staging)}
      actions={
        <StagingActions
          staging={staging}
          onAdd={onAdd}
          menu={
            ability.can('create', 'Staging') && (
              <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
                {t('copy')}
              </Menu.Item>
            )
          }
        >
          {ability.can('update', 'Staging') && (
            <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
        </StagingActions>
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
  const short = shortOf(useLines(staging.id).data?.rows ?? [], useShortages(staging));
  const pieceWords =
    bumped > 0
      ? t('numbers.piecesWithout', { count: pieces, lost: bumped })
      : short > 0
        ? t('numbers.piecesShort', { count: pieces, short })
        : t('numbers.pieces', { count: pieces });
  return [
    ...(live === null ? [] : [{ value: count(live), words: t('numbers.live', { count: live }) }]),
    ...(live === null && !isEnded(status) && until >= 0
      ? [{ value: count(until), words: t('numbers.until', { count: until }) }]
      : []),
    ...(renewal ? [{ value: dayText(renewal), words: t('numbers.renewal') }] : []),
    { value: count(pieces), words: pieceWords },
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
