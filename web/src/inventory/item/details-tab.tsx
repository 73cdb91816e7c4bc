import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './details.module.css';
import type { ItemTabProps } from './item-tab.ts';
import { useFactGroups } from './use-fact-groups.tsx';

/** Everything that is known of it, in words. What nobody has said is left out. */
export const DetailsTab = ({ item }: ItemTabProps) => {
  const { t } = useTranslation('inventory/item');
  const groups = useFactGroups(item).filter(({ facts }) => facts.some(({ value }) => isGiven(value)));
  return (
    <div className={classes.details}>
      {item.description && (
        <Group title={t('details.description')}>
          <p className={classes.description} dir="auto">
            {item.description}
          </p>
        </Group>
      )}
      {groups.map(({ title, facts }) => (
        <Group key={title} title={title}>
          <FactList facts={facts} />
        </Group>
      ))}
      {groups.length === 0 && !item.description && (
        <EmptyState title={t('details.empty')}>{t('details.emptyHint')}</EmptyState>
      )}
    </div>
  );
};

const isGiven = (value: ReactNode) => value !== null && value !== undefined && value !== '';

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Panel labelledBy={id} className={classes.group}>
      <Title order={2} size="h4" id={id} mb={4}>
        {title}
      </Title>
      {children}
    </Panel>
  );
};
