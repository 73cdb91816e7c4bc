import type { ItemId } from '@archway/contract/kernel/ids';
import { toPick } from '@archway/contract/moves/line-status';
import type { Equivalent } from '@archway/contract/stagings/line';
import { Alert, Button } from '@mantine/core';
import { IconArrowsExchange, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { queries } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useMay } from '../../../platform/session/may.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { knownLocationName } from '../known/known-things.ts';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { freeUnits } from '../rules/tick-rules.ts';
import classes from './leg.module.css';
import { OfferedPieces } from './offered-pieces.tsx';
import type { LegInHand } from './use-leg.ts';

type SubstitutePromptProps = { state: MoveState; replaced: CrewLine; hand: LegInHand };
const mostShown = 6;

/** What could be taken instead: other pieces of the item, then items like it; and any piece that is scanned. */
export const SubstitutePrompt = ({ state, replaced, hand }: SubstitutePromptProps) => {
  const { t } = useTranslation('moves/crew');
  const { itemId, itemName } = replaced;
  const own = freeUnits('pickup', replaced, state.lines).slice(0, mostShown);
  return (
    <Alert
      color="blue"
      icon={<IconArrowsExchange size={24} aria-hidden />}
      title={t('substitute.title', { name: isolated(itemName) })}
    >
      <p>{t('substitute.words')}</p>
      {own.length > 0 && (
        <section aria-label={t('substitute.same')}>
          <h3 className={classes.offersTitle}>{t('substitute.same')}</h3>
          <OfferedPieces
            pieces={own.map(({ id, code, locationId, homeLocationId }) => ({
              id,
              code,
              homeId: homeLocationId,
              bin: binOf(replaced, locationId),
            }))}
            onTake={(piece) =>
              void hand.actions.take({ kind: 'unit', itemId, name: itemName, unitId: piece.id, ...piece })
            }
          />
        </section>
      )}
      <Alike state={state} replaced={replaced} hand={hand} />
      <Button size="md" variant="default" onClick={() => hand.choose({ substituteFor: undefined })}>
        {t('cancel')}
      </Button>
    </Alert>
  );
};

const binOf = ({ bins }: CrewLine, locationId: string | null) =>
  bins.find((bin) => bin.locationId === locationId)?.path.at(-1) ?? knownLocationName(locationId ?? '');

/** Which items stand in for another only the server knows. */
const Alike = ({ state, replaced, hand }: SubstitutePromptProps) => {
  const { t } = useTranslation('moves/crew');
  const online = useOnline();
  const may = useMay()('stagings.equivalents');
  const [openedId, open] = useState<string | null>(null);
  const input = { id: state.move.stagingId, itemId: replaced.itemId as ItemId, quantity: 1 }; // as the server named it
  const { data } = useQuery({
    ...queries.stagings.equivalents.queryOptions({ input }),
    enabled: online && may,
    retry: false,
  });
  const rows = (data?.rows ?? []).slice(0, mostShown);
  if (!online || rows.length === 0) return null;
  return (
    <section aria-label={t('substitute.alike')}>
      <h3 className={classes.offersTitle}>{t('substitute.alike')}</h3>
      <ul className={classes.offers}>
        {rows.map((row) => (
          <li key={row.itemId}>
            <button
              type="button"
              className={classes.offer}
              aria-expanded={openedId === row.itemId}
              onClick={() => open(openedId === row.itemId ? null : row.itemId)}
            >
              <span className={classes.thumb}>
                <ItemPicture
                  item={{ coverId: row.coverId, colorFamily: null, colorHex: null }}
                  icon={<IconTag size={24} aria-hidden />}
                />
              </span>
              <bdi className={classes.name}>{row.name}</bdi>
              <span>{t('substitute.free', { count: row.free })}</span>
            </button>
            {openedId === row.itemId && <PiecesOf row={row} replaced={replaced} hand={hand} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

type PiecesOfProps = { row: Equivalent; replaced: CrewLine; hand: LegInHand };

/** The pieces of another item that stand in storage; of what is only counted, how many. */
const PiecesOf = ({ row: { itemId, name }, replaced, hand }: PiecesOfProps) => {
  const { t } = useTranslation('moves/crew');
  const { data } = useQuery(queries.units.list.queryOptions({ input: { itemId, itemsPerPage: 100 } }));
  if (!data) return null;
  const pieces = data.rows.filter(({ shownStatus }) => shownStatus === 'available').slice(0, mostShown);
  if (data.rows.length === 0)
    return (
      <Button
        size="lg"
        fullWidth
        variant="default"
        onClick={() => hand.show({ counting: { itemId, name, offered: Math.max(1, toPick(replaced)) } })}
      >
        {t('substitute.count')}
      </Button>
    );
  return (
    <OfferedPieces
      pieces={pieces.map(({ id, code, locationName, homeLocationId }) => ({
        id,
        code,
        homeId: homeLocationId,
        bin: locationName ?? undefined,
      }))}
      onTake={(piece) => void hand.actions.take({ kind: 'unit', itemId, name, unitId: piece.id, ...piece })}
    />
  );
};
