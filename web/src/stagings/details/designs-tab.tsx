import type { Staging } from '@archway/contract/stagings/staging';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import classes from './details.module.css';

/** The version of the design whose pieces are promised, and where its pieces are. */
export const DesignsTab = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const ui = useTranslation('ui').t;
  const { id, design, pieces, rooms } = staging;
  return (
    <TitledPanel
      title={t('design.title', { number: design.number })}
      action={
        <Badge variant="light" color={design.status === 'approved' ? 'green' : 'gray'}>
          {t(`design.status.${design.status}`)}
        </Badge>
      }
    >
      <FactList
        facts={[
          { name: t('design.pieces'), value: ui('number', { value: pieces }) },
          { name: t('design.rooms'), value: ui('number', { value: rooms.length }) },
        ]}
      />
      <p className={classes.hint}>{t('design.hint')}</p>
      <LinkButton to="/stagings/$id/$tab" params={{ id, tab: 'details' }} variant="default">
        {t('design.open')}
      </LinkButton>
    </TitledPanel>
  );
};
