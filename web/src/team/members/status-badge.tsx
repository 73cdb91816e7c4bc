import type { Member } from '@archway/contract/team/member';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const colors = { active: 'green', suspended: 'orange', left: 'gray' };

export const StatusBadge = ({ status }: Pick<Member, 'status'>) => {
  const { t } = useTranslation('team');
  return (
    <Badge variant="light" color={colors[status]}>
      {t(`memberStatus.${status}`)}
    </Badge>
  );
};
