import type { Category } from '@archway/contract/inventory/category';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconFolderSymlink,
  IconIndentDecrease,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { stepsOf, type TreePosition } from './position-rules.ts';

type CategoryMenuProps = {
  category: Category;
  rows: readonly Category[];
  onAdd: () => void;
  onEdit: () => void;
  onReposition: (target: TreePosition) => void;
  onMove: () => void;
  onRemove: () => void;
};

/** Everything that can be done with a category, also moving it, for whoever does not drag. */
export const CategoryMenu = (props: CategoryMenuProps) => {
  const { category, rows, onAdd, onEdit, onReposition, onMove, onRemove } = props;
  const { t } = useTranslation('inventory/categories');
  const ability = useAbility();
  const mayUpdate = ability.can('update', 'Category');
  const steps = stepsOf(rows, category.id);
  return (
    <MoreMenu
      name={category.name}
      focusKey={`menu ${category.id}`}
      onEdit={mayUpdate ? onEdit : undefined}
      onRemove={ability.can('delete', 'Category') ? onRemove : undefined}
      before={
        ability.can('create', 'Category') && (
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t('addInside')}
          </Menu.Item>
        )
      }
    >
      {mayUpdate && (
        <>
          <Menu.Divider />
          <Step target={steps.up} icon={IconArrowUp} words={t('move.up')} onReposition={onReposition} />
          <Step target={steps.down} icon={IconArrowDown} words={t('move.down')} onReposition={onReposition} />
          <Step
            target={steps.out}
            icon={IconIndentDecrease}
            words={t('move.out')}
            onReposition={onReposition}
          />
          {rows.length > 1 && (
            <Menu.Item leftSection={<IconFolderSymlink size={18} aria-hidden />} onClick={onMove}>
              {t('move.into')}
            </Menu.Item>
          )}
          <Menu.Divider />
        </>
      )}
    </MoreMenu>
  );
};

type StepProps = {
  target: TreePosition | undefined;
  icon: typeof IconArrowUp;
  words: string;
  onReposition: (target: TreePosition) => void;
};

const Step = ({ target, icon: Icon, words, onReposition }: StepProps) =>
  target && (
    <Menu.Item leftSection={<Icon size={18} aria-hidden />} onClick={() => onReposition(target)}>
      {words}
    </Menu.Item>
  );
