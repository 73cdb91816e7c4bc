import type { ItemRow } from '@archway/contract/inventory/item';
import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowRight,
  IconCopy,
  IconDots,
  IconPencil,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { mayDo } from '../item-rules.ts';
import { useItemActions } from '../use-item-actions.ts';
import classes from './item-menu.module.css';

/** What can be done with an item. A hundred rows draw a hundred buttons; a menu is made for the one that is pressed. */
export const ItemMenu = ({ item }: { item: ItemRow }) => {
  const [wanted, setWanted] = useState(false);
  return wanted ? <OpenedMenu item={item} /> : <DotsButton item={item} onClick={() => setWanted(true)} />;
};

const OpenedMenu = ({ item }: { item: ItemRow }) => {
  const { t } = useTranslation('inventory/list');
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone: its successor takes the focus, so that the menu gives it back there.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <DotsButton item={item} ref={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('row.actionsFor', { name: item.name })}>
        <Choices item={item} />
      </Menu.Dropdown>
    </Menu>
  );
};

const Choices = ({ item }: { item: ItemRow }) => {
  const { t } = useTranslation('inventory/list');
  const navigate = useNavigate();
  const may = mayDo(useAbility(), item);
  const { duplicate, archive, activate } = useItemActions();
  const open = (search: { edit?: string } = {}) =>
    void navigate({ to: '/inventory/$id', params: { id: item.id }, search });
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowRight size={18} className={classes.forward} aria-hidden />}
        onClick={() => open()}
      >
        {t('row.open')}
      </Menu.Item>
      {may.edit && (
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => open({ edit: '1' })}>
          {t('row.edit')}
        </Menu.Item>
      )}
      {may.duplicate && (
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void duplicate(item)}>
          {t('row.duplicate')}
        </Menu.Item>
      )}
      {may.activate && (
        <Menu.Item leftSection={<IconArchiveOff size={18} aria-hidden />} onClick={() => void activate(item)}>
          {t('row.activate')}
        </Menu.Item>
      )}
      {may.archive && (
        <Menu.Item leftSection={<IconArchive size={18} aria-hidden />} onClick={() => void archive(item)}>
          {t('row.archive')}
        </Menu.Item>
      )}
    </>
  );
};

type DotsButtonProps = ComponentPropsWithRef<'button'> & { item: ItemRow };

const DotsButton = ({ item, ...props }: DotsButtonProps) => {
  const { t } = useTranslation('inventory/list');
  const label = t('row.actionsFor', { name: item.name });
  return (
    <UnstyledButton
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={classes.dots}
      aria-label={label}
      title={label}
    >
      <IconDots size={20} aria-hidden />
    </UnstyledButton>
  );
};
