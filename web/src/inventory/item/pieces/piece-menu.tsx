import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { Menu } from '@mantine/core';
import { IconDots, IconHistory, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { ItemTabProps } from '../item-tab.ts';
import { actionIcons, recordActions } from '../record/record-actions.ts';

type PieceMenuProps = {
  unit: Unit;
  onOpen: (unit: Unit) => void;
  onRecord: ItemTabProps['onRecord'];
};

/** What can be done with one piece as it is now. */
export const PieceMenu = ({ unit, onOpen, onRecord }: PieceMenuProps) => {
  const { t } = useTranslation('inventory/item');
  const navigate = useNavigate();
  const mayChange = useAbility().can('update', 'Item');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('table.actionsFor', { code: isolated(unit.code) })}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayChange &&
          recordActions
            .filter((action) => unitActions[action](unit))
            .map((action) => {
              const Icon = actionIcons[action];
              return (
                <Menu.Item
                  key={action}
                  leftSection={<Icon size={18} aria-hidden />}
                  onClick={() => onRecord(action, [unit])}
                >
                  {t(`record.${action}.open`)}
                </Menu.Item>
              );
            })}
        {mayChange && <Menu.Divider />}
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onOpen(unit)}>
          {t('piece.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() =>
            void navigate({
              to: '.',
              search: { tab: 'history', unit: unit.id } as never, // this route's own
              resetScroll: false,
            })
          }
        >
          {t('piece.history')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
