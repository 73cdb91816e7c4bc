import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { Badge, Button, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArmchair,
  IconArrowBackUp,
  IconLock,
  IconLockOpen,
  IconReplace,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { LookBadge } from '../../../ui/feedback/look-badge.tsx';
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { HoldBadge } from '../hold-badge.tsx';
import classes from '../promises.module.css';
import { leftOf } from '../room-rules.ts';
import { useDaysText } from '../use-days-text.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { LineActions } from './use-line-actions.tsx';

type LineRowProps = {
  staging: Staging;
  line: Line;
  /** How many of it are free, where that is not enough. */
  free: number | undefined;
  actions: LineActions | undefined;
};

/** One item that is promised to a room: what it is, how many, how it is held. */
export const LineRow = ({ staging, line, free, actions }: LineRowProps) => {
  const { t } = useTranslation('stagings/promises');
  const money = useMoneyText();
  return (
    <li className={classes.line}>
      <span className={classes.cover}>
        <ItemPicture
          item={{ coverId: line.coverId, colorFamily: null, colorHex: null }}
          icon={<IconArmchair size={28} aria-hidden />}
        />
      </span>
      <div className={classes.words}>
        <Link to="/inventory/$id" params={{ id: line.itemId }} className={classes.name}>
          <bdi>{line.itemName}</bdi>
        </Link>
        <div className={classes.facts}>
          <HoldBadge line={line} />
          {free !== undefined && (
            <LookBadge
              color="red"
              icon={IconAlertTriangle}
              word={t('hold.short', { free, quantity: line.quantity })}
            />
          )}
          {line.unitCode && (
            <Badge variant="outline" color="gray" miw="max-content">
              {t('pinned', { code: line.unitCode })}
            </Badge>
          )}
          {line.optional && (
            <Badge variant="outline" color="gray" miw="max-content">
              {t('optional')}
            </Badge>
          )}
          {staging.money !== null && line.monthlyRent !== null && (
            <span data-tabular>{t('perMonth', { money: money(leftOf(line) * line.monthlyRent) })}</span>
          )}
        </div>
        {line.bumpedBy && <BumpedBy line={line} by={line.bumpedBy} today={staging.today} />}
        {line.note && (
          <p className={classes.note} dir="auto">
            {line.note}
          </p>
        )}
      </div>
      {actions && (line.bumped > 0 || line.status === 'expired') && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLock size={16} aria-hidden />}
          aria-label={t('line.holdAgainOf', { name: isolated(line.itemName) })}
          loading={actions.isHolding(line)}
          onClick={() => actions.holdAgain(line)}
        >
          {t('line.holdAgain')}
        </Button>
      )}
      {actions ? (
        <QuantityStepper
          line={{ ...line, quantity: actions.quantityOf(line).quantity }}
          isSaving={actions.quantityOf(line).isSaving}
          least={line.status === 'out' ? line.quantity : 1}
          onChange={(quantity) => actions.setQuantity(line, quantity)}
        />
      ) : (
        <span data-tabular>{t('times', { number: line.quantity })}</span>
      )}
      {actions && <LineMenu line={line} actions={actions} />}
    </li>
  );
};

type By = NonNullable<Line['bumpedBy']>;

const BumpedBy = ({ line, by, today }: { line: Line; by: By; today: string }) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  return (
    <p className={classes.note}>
      <NamedSentence
        text={t('bumped.line', { number: line.bumped, day: day(lastDayOf(by)) })}
        values={{
          staging: (
            <Link to="/stagings/$id/$tab" params={{ id: by.stagingId, tab: 'details' }}>
              <bdi>{by.name}</bdi>
            </Link>
          ),
        }}
      />
    </p>
  );
};

const LineMenu = ({ line, actions }: { line: Line; actions: LineActions }) => {
  const { t } = useTranslation('stagings/promises');
  const isOut = line.status === 'out';
  const isHeld = line.held > 0;
  return (
    <MoreMenu
      name={line.itemName}
      onEdit={() => actions.edit(line)}
      onRemove={isOut ? undefined : () => actions.remove(line)}
      remove={t('line.remove')}
      focusKey={line.id}
    >
      {!isOut && (
        <Menu.Item leftSection={<IconReplace size={18} aria-hidden />} onClick={() => actions.swap(line)}>
          {t('line.swap')}
        </Menu.Item>
      )}
      {!isOut && (line.status !== 'firm' || line.bumped > 0) && (
        <Menu.Item leftSection={<IconLock size={18} aria-hidden />} onClick={() => actions.reserve([line])}>
          {t('line.reserve')}
        </Menu.Item>
      )}
      {isHeld && (
        <Menu.Item
          leftSection={
            isOut ? <IconArrowBackUp size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />
          }
          onClick={() => actions.release(line)}
        >
          {t(isOut ? 'line.back' : 'line.release')}
        </Menu.Item>
      )}
    </MoreMenu>
  );
};
