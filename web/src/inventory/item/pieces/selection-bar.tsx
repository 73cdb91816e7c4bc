import type { Unit } from '@archway/contract/inventory/unit';
import { type UnitAction, unitActions } from '@archway/contract/inventory/unit-actions';
import { Button, Menu } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconDots, IconPrinter, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { sourcesOfPieces } from '../../labels/label-sources.ts';
import { LazyLabelsDialog } from '../../labels/lazy-labels-dialog.ts';
import classes from '../item.module.css';
import { actionIcons, recordActions } from '../record/record-actions.ts';

type SelectionBarProps = {
  pieces: readonly Unit[];
  onRecord: (action: UnitAction) => void;
  onClear: () => void;
};

/** What can be done with all chosen pieces at once: the first ones at hand, the others in a menu. */
export const SelectionBar = ({ pieces, onRecord, onClear }: SelectionBarProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui']);
  const open = recordActions.filter((action) => pieces.some((unit) => unitActions[action](unit)));
  // A phone has room for one of them.
  const narrow = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const atHand = open.slice(0, narrow ? 1 : 2);
  const rest = open.slice(atHand.length);
  const [printing, print] = useDisclosure();
  return (
    <section className={classes.selection} data-foot-bar aria-label={t('selection.label')}>
      <span aria-live="polite">{t('selection.count', { count: pieces.length })}</span>
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
      <IconButton label={t('selection.clear')} onClick={onClear}>
        <IconX size={20} aria-hidden />
      </IconButton>
      <Suspense>
        {printing && <LazyLabelsDialog opened sources={sourcesOfPieces(pieces)} onClose={print.close} />}
      </Suspense>
    </section>
  );
};
