import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveLate, isMoveUnassigned } from '@archway/contract/moves/move-rules';
import { IconClockExclamation, IconUserExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import classes from './moves.module.css';
import { timeIn } from './time-in.ts';

type Flagged = Pick<MoveRow, 'status' | 'scheduledOn' | 'endsAt' | 'leadId' | 'vehicleId'>;

/** What somebody has to see to: a move that should be over, or that nobody leads or drives. */
export const MoveFlags = ({ move, today }: { move: Flagged; today: string }) => {
  const { t } = useTranslation('moves');
  const time = timeIn(useUser().activeOrganization?.timezone, new Date());
  return (
    <>
      {isMoveLate(move, { today, time }) && (
        <span className={classes.flag} data-tone="late">
          <IconClockExclamation size={16} aria-hidden />
          {t('flag.late')}
        </span>
      )}
      {isMoveUnassigned(move) && (
        <span className={classes.flag} data-tone="missing">
          <IconUserExclamation size={16} aria-hidden />
          {t(move.leadId ? 'flag.noVehicle' : move.vehicleId ? 'flag.noLead' : 'flag.unassigned')}
        </span>
      )}
    </>
  );
};
