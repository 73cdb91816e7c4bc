import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useMay } from '../../../platform/session/may.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { MoveState } from '../known/move-session.ts';
import { useIsRoomless, useRooms } from '../leg/use-rooms.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { missingOn, undecidedLines } from './extra-rules.ts';
import classes from './extras.module.css';
import { useKeepExtras } from './use-keep-extras.ts';

/** What came along beside the plan: the lead keeps it in the home, or sends it back. Only with a network. */
export const ExtrasPanel = ({ state }: { state: MoveState }) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const online = useOnline();
  const found = undecidedLines(lines);
  if (move.kind === 'out' || isMoveEnded(move.status) || found.length === 0) return null;
  return (
    <TitledPanel title={t('extra.panel')}>
      {!online && <p className={classes.hint}>{t('extra.offline')}</p>}
      <ul className={classes.lines}>
        {found.map((line) => (
          <ExtraLine key={line.id} state={state} line={line} online={online} />
        ))}
      </ul>
    </TitledPanel>
  );
};

const ExtraLine = ({ state, line, online }: { state: MoveState; line: CrewLine; online: boolean }) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const rooms = useRooms(state);
  const isRoomless = useIsRoomless(state);
  const may = useMay()('stagings.addLines');
  const promised = useQuery(queries.stagings.lines.queryOptions({ input: { id: move.stagingId } }));
  const keeping = useKeepExtras(move, () => void promised.refetch());
  const replaced = lines.find(({ id }) => id === line.substituteFor);
  const left = missingOn(line, lines, promised.data?.rows ?? []);
  const roomId = isRoomless ? null : (line.roomId ?? replaced?.roomId ?? rooms[0]?.value);
  const name = isolated(line.itemName);
  return (
    <li className={classes.line}>
      <strong>
        <bdi>{line.itemName}</bdi> {t('extra.times', { value: line.picked - line.returned })}
      </strong>
      <span className={classes.hint}>
        {replaced ? t('note.substitute', { name: isolated(replaced.itemName) }) : t('line.extra')}
      </span>
      {promised.data && left.length === 0 ? (
        <span>{t('extra.isKept')}</span>
      ) : (
        may &&
        online &&
        promised.data &&
        roomId !== undefined && (
          <>
            <div className={classes.buttons}>
              <Button
                loading={keeping.isPending}
                aria-label={t('extra.keepLine', { name })}
                onClick={() => keeping.mutate({ extras: left, roomId })}
              >
                {t('extra.keep')}
              </Button>
              <LinkButton
                to="/stagings/$id/move-in/$tab"
                params={{ id: move.stagingId, tab: 'return' }}
                variant="default"
                aria-label={t('extra.sendBackLine', { name })}
              >
                {t('extra.sendBack')}
              </LinkButton>
            </div>
            <p className={classes.hint}>
              {t('extra.back')}
              {roomId === null && ` ${t('extra.noRooms')}`}
            </p>
          </>
        )
      )}
    </li>
  );
};
