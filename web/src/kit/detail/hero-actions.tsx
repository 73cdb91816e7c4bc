import type { Subject } from '@archway/contract/kernel/access/ability';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';

type HeroActionsProps = {
  /** What it is, for who may change or delete it. */
  subject: Subject;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  /** What else can be done, between editing and the menu. */
  children?: ReactNode;
};

/** What can be done at the head of a detail screen: editing as a button, deleting out of the way of a hasty thumb. */
export const HeroActions = ({ subject, name, onEdit, onRemove, children }: HeroActionsProps) => {
  const { t } = useTranslation('ui/fields');
  const ability = useAbility();
  return (
    <>
      {ability.can('update', subject) && (
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {children}
      {ability.can('delete', subject) && <MoreMenu name={name} onRemove={onRemove} />}
    </>
  );
};
