import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import type { Scanned } from '@archway/contract/inventory/scan';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { isUnanswered } from '../../../platform/api/answer-rules.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import classes from '../scan.module.css';
import { FieldActions, pieceActions } from './field-actions.tsx';

type ThingActionsProps = {
  code: string | undefined;
  scanned: { readonly data: Scanned | undefined; readonly error: unknown };
};

/** What can be recorded of what was scanned, directly below the answer: one touch away, with and without a network. */
export const ThingActions = ({ code, scanned: { data, error } }: ThingActionsProps) => {
  const ability = useAbility();
  const stock = ability.can('update', 'Item') ? (['count', 'receive', 'transfer'] as const) : [];
  if (!data && code !== undefined && isUnanswered(error) && mayRecordPieces(ability))
    return (
      <div className={classes.thingActions}>
        <FieldActions key={code} subject={{ text: code }} pieces={pieceActions} maySee stock={stock} />
      </div>
    );
  if (data?.kind === 'unit' && mayRecordPieces(ability)) {
    const { unit, item } = data;
    return (
      <div className={classes.thingActions}>
        <FieldActions
          key={unit.id}
          subject={{ text: unit.code, unit, item }}
          pieces={pieceActions.filter((action) => unitActions[action](unit))}
          maySee={unitActions.reportDamage(unit)}
        />
      </div>
    );
  }
  if (data?.kind === 'item' && data.item.tracking === 'bulk' && stock.length > 0)
    return (
      <div className={classes.thingActions}>
        <FieldActions key={data.item.id} subject={{ text: code ?? '', item: data.item }} stock={stock} />
      </div>
    );
  return null;
};
