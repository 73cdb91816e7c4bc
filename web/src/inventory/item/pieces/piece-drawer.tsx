import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import type { FileId } from '@archway/contract/kernel/ids';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { PictureRow } from '../../pictures/picture-row.tsx';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-tab.ts';
import { actionIcons, recordActions } from '../record/record-actions.ts';
import { PieceFacts } from './piece-facts.tsx';
import { PieceForm } from './piece-form.tsx';

type PieceDrawerProps = { piece: Unit | null; onRecord: ItemTabProps['onRecord']; onClose: () => void };

/** One piece: what is known of it now, what can be said of it, and what can be written down about it. */
export const PieceDrawer = ({ piece, onRecord, onClose }: PieceDrawerProps) => {
  const { t } = useTranslation('inventory/item');
  const shown = useKept(piece);
  const mayChange = useAbility().can('update', 'Item');
  return (
    <SideDrawer
      opened={piece !== null}
      onClose={onClose}
      title={shown && <bdi>{t('piece.title', { code: shown.code })}</bdi>}
    >
      {shown && (
        <>
          <PieceFacts unit={shown} briefly={mayChange} />
          <PictureRow
            name={shown.code}
            ids={shown.pictureIds}
            send={mayChange ? (pictureIds, seenIds) => sendPictures(shown, pictureIds, seenIds) : undefined}
          />
        </>
      )}
      {shown && mayChange && (
        <>
          <div className={classes.entries}>
            {recordActions
              .filter((action) => unitActions[action](shown))
              .map((action) => {
                const Icon = actionIcons[action];
                return (
                  <Button
                    key={action}
                    size="sm"
                    variant="default"
                    leftSection={<Icon size={18} aria-hidden />}
                    onClick={() => onRecord(action, [shown])}
                  >
                    {t(`record.${action}.open`)}
                  </Button>
                );
              })}
          </div>
          <PieceForm key={shown.id} unit={shown} onClose={onClose} />
        </>
      )}
    </SideDrawer>
  );
};

const sendPictures = async ({ id }: Unit, pictureIds: FileId[], seenIds: FileId[]) => {
  await api.units.setPictures({ id, pictureIds, seenIds });
};
