import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../inventory/use-money-text.ts';
import { piecesOf, rentOf } from './room-rules.ts';
import { type Shortages, shortOf } from './shortage-rules.ts';

/** What the lines of a room come to: how many pieces, how many of them are not free, and what they bring. */
export const useRoomSum = (staging: Staging, shortages: Shortages) => {
  const { t } = useTranslation('stagings/promises');
  const money = useMoneyText();
  return (lines: readonly Line[]): string[] => {
    if (lines.length === 0) return [t('roomEmpty')];
    const [short, rent] = [shortOf(lines, shortages), rentOf(lines)];
    return [
      t('pieces', { count: piecesOf(lines) }),
      ...(short > 0 ? [t('notFree', { number: short })] : []),
      ...(staging.money !== null && rent > 0 ? [t('perMonth', { money: money(rent) })] : []),
    ];
  };
};
