import type { Line } from '@archway/contract/stagings/line';
import { IconAlertTriangle, IconCircleDashed, IconCircleOff, IconHome, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LookBadge } from '../../ui/feedback/look-badge.tsx';

const looks = {
  soft: { color: 'gray', icon: IconCircleDashed },
  firm: { color: 'green', icon: IconLock },
  out: { color: 'rose', icon: IconHome },
  bumped: { color: 'red', icon: IconAlertTriangle },
  none: { color: 'gray', icon: IconCircleOff },
} as const;

/** How a line is held: a color, a picture and a word. */
export const HoldBadge = ({ line }: { line: Pick<Line, 'status' | 'bumped'> }) => {
  const { t } = useTranslation('stagings/promises');
  const state = holdOf(line);
  return <LookBadge {...looks[state]} word={t(`hold.${state}`)} />;
};

const holdOf = ({ status, bumped }: Pick<Line, 'status' | 'bumped'>): keyof typeof looks => {
  if (bumped > 0 || status === 'bumped') return 'bumped';
  return status === 'soft' || status === 'firm' || status === 'out' ? status : 'none';
};
