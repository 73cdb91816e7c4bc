import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded, isMovePlanned } from '@archway/contract/moves/move-rules';
import { Button, Menu } from '@mantine/core';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { useMay } from '../../platform/session/may.ts';
import { useToday } from '../../stagings/use-today.ts';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { DottedLine } from '../../ui/text/dotted-line.tsx';
import { useStatusNow } from '../crew/use-status-now.ts';
import { MoveFlags } from '../move-flags.tsx';
import { kindIcons, MoveStatusBadge } from '../move-status-badge.tsx';
import { PlanMoveDrawer } from '../plan/lazy-plan-drawer.ts';
import { useWindowText } from '../use-window-text.ts';
import { CancelMoveDialog } from './cancel-move-dialog.tsx';
import classes from './details.module.css';
import { useReplan } from './use-replan.ts';

type MoveHeroProps = { move: Move; isBrief: boolean };

/** The move at a glance: which way, where and when, how far it is, and what can be changed of it. */
export const MoveHero = ({ move, isBrief }: MoveHeroProps) => {
  const { t } = useTranslation('moves/details');
  const moves = useTranslation('moves').t;
  const today = useToday();
  const dayText = useDayText({ dateStyle: 'full' });
  const windowText = useWindowText();
  const mayPlan = useMay()('moves.change');
  const replan = useReplan(move);
  const [edited, setEdited] = useState(false);
  const [canceling, setCanceling] = useState(false);
  const Icon = kindIcons[move.kind];
  const status = useStatusNow(move);
  const { id, number, kind, stagingId, stagingName, stagingNumber, address, city } = move;
  return (
    <>
      <Hero
        isBrief={isBrief}
        above={
          <Trail
            links={[
              { key: 'all', link: <Link to="/moves">{moves('title')}</Link> },
              {
                key: 'staging',
                link: (
                  <Link to="/stagings/$id/$tab" params={{ id: stagingId, tab: 'details' }}>
                    <bdi>{t('staging', { number: stagingNumber, name: stagingName })}</bdi>
                  </Link>
                ),
              },
            ]}
          />
        }
        picture={
          <span className={classes.mark} aria-hidden="true">
            <Icon size={34} stroke={1.6} />
          </span>
        }
        name={t('name', { kind: t(`title.${kind}`), name: stagingName })}
        badges={
          <>
            <MoveStatusBadge status={status} />
            <MoveFlags move={move} today={today} />
          </>
        }
        line={
          <DottedLine>
            <bdi dir="ltr">#{number}</bdi>
            {dayText(move.scheduledOn)}
            {windowText(move)}
            {address !== stagingName && (
              <bdi>
                {address}, {city}
              </bdi>
            )}
          </DottedLine>
        }
        actions={
          mayPlan &&
          !isMoveEnded(status) && (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
                onClick={() => setEdited(true)}
              >
                {t('change')}
              </Button>
              {isMovePlanned(status) && (
                <MoreMenu name={stagingName} onRemove={() => setCanceling(true)} remove={t('cancel.open')}>
                  <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={replan.now}>
                    {t('replan.open')}
                  </Menu.Item>
                </MoreMenu>
              )}
            </>
          )
        }
      />
      <PlanMoveDrawer inHand={edited ? { id } : null} onClose={() => setEdited(false)} />
      <CancelMoveDialog move={move} opened={canceling} onClose={() => setCanceling(false)} />
    </>
  );
};
