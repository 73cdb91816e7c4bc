import type { Category } from '@archway/contract/inventory/category';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconFolderSymlink,
  IconIndentDecrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
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
  const [mayCreate, mayUpdate, mayDelete] = (['create', 'update', 'delete'] as const).map((action) =>
    ability.can(action, 'Category'),
  );
  const steps = stepsOf(rows, category.id);
  if (!mayCreate && !mayUpdate && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          label={t('actionsFor', { name: isolated(category.name) })}
          data-focus-key={`menu ${category.id}`}
        >
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayCreate && (
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t('addInside')}
          </Menu.Item>
        )}
        {mayUpdate && (
          <>
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Menu.Item>
            <Menu.Divider />
            <Step target={steps.up} icon={IconArrowUp} words={t('move.up')} onReposition={onReposition} />
            <Step
              target={steps.down}
              icon={IconArrowDown}
              words={t('move.down')}
              onReposition={onReposition}
            />
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
          </>
        )}
        {mayDelete && (
          <>
            {mayUpdate && <Menu.Divider />}
            <Menu.Item
              c="var(--aw-error-text)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={onRemove}
            >
              {t('remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
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
