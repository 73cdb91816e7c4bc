import { useTranslation } from 'react-i18next';
import { UndoButton } from '../../../inventory/scan/undo-button.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { knownPiece } from '../known/known-things.ts';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { eventsOfLine } from '../rules/line-events.ts';
import { type LegActions, shownOf } from './leg-actions.ts';
import classes from './line-sheet.module.css';

const most = 20;

type LineRecordsProps = { state: MoveState; line: CrewLine; actions: LegActions };

/** What was recorded of a line, by whom, each with the way back. */
export const LineRecords = ({ state, line, actions }: LineRecordsProps) => {
  const { t } = useTranslation('moves/crew');
  const recorded = eventsOfLine(line, state.events).slice(0, most);
  if (recorded.length === 0) return null;
  return (
    <section aria-label={t('recorded')}>
      <h3 className={classes.recordedTitle}>{t('recorded')}</h3>
      <ul className={classes.records}>
        {recorded.map(({ id, kind, unitId, quantity, at }) => {
          const row = state.rows.get(id);
          const code = row?.unitCode ?? (unitId ? knownPiece(unitId)?.code : undefined);
          const what = t(`event.${kind}`, { count: quantity });
          return (
            <li key={id} className={classes.record}>
              <span>
                <strong>{what}</strong> {code && <bdi dir="ltr">{code}</bdi>}
                <span className={classes.hint}>
                  {row?.reason && <span>{t(`reason.${row.reason}`)} · </span>}
                  {row?.by && <bdi>{row.by}</bdi>} <RelativeTime at={at} />
                </span>
              </span>
              <UndoButton
                isCompact
                aria-label={t('undoOf', { what, name: isolated(code ?? line.itemName) })}
                onClick={() =>
                  void actions.undo(id, shownOf(line, unitId && code ? { id: unitId, code } : undefined))
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
