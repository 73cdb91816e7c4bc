import type { Member } from '@archway/contract/team/member';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const colours = { active: 'green', suspended: 'orange', left: 'gray' };

export const StatusBadge = ({ status }: Pick<Member, 'status'>) => {
  const { t } = useTranslation('team');
  return (
    <Badge variant="light" color={colours[status]}>
      {t(`memberStatus.${status}`)}
    </Badge>
  );
};
