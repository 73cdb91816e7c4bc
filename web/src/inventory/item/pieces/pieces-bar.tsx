import type { Unit } from '@archway/contract/inventory/unit';
import { type UnitAction, unitActions } from '@archway/contract/inventory/unit-actions';
import { Button, Menu } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { sourcesOfPieces } from '../../labels/label-sources.ts';
import { LazyLabelsDialog } from '../../labels/lazy-labels-dialog.ts';
import { actionIcons, recordActions } from '../record/record-actions.ts';

type PiecesBarProps = {
  pieces: readonly Unit[];
  onRecord: (action: UnitAction) => void;
  onClear: () => void;
};

/** What can be done with all chosen pieces at once: the first ones at hand, the others in a menu. */
export const PiecesBar = ({ pieces, onRecord, onClear }: PiecesBarProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui']);
  const open = recordActions.filter((action) => pieces.some((unit) => unitActions[action](unit)));
  // A phone has room for one of them.
  const narrow = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const atHand = open.slice(0, narrow ? 1 : 2);
  const rest = open.slice(atHand.length);
  const [printing, print] = useDisclosure();
  return (
    <SelectionBar
      label={t('selection.label')}
      count={pieces.length}
      words={t('selection.count', { count: pieces.length })}
      clear={t('selection.clear')}
      onClear={onClear}
    >
      {atHand.map((action) => {
        const Icon = actionIcons[action];
        return (
          <Button
            key={action}
            size="sm"
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => onRecord(action)}
          >
            {t(`record.${action}.open`)}
          </Button>
        );
      })}
      <Menu position="top-end">
        <Menu.Target>
          <IconButton label={t('selection.more')} variant="default" size={36}>
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={print.open}>
            {t('inventory:printLabels')}
          </Menu.Item>
          {rest.map((action) => {
            const Icon = actionIcons[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={() => onRecord(action)}
              >
                {t(`record.${action}.open`)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {printing && <LazyLabelsDialog opened sources={sourcesOfPieces(pieces)} onClose={print.close} />}
      </Suspense>
    </SelectionBar>
  );
};
