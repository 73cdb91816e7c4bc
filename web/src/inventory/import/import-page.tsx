import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ChooseSheet } from './choose-sheet.tsx';
import { ImportView } from './import-view.tsx';
import { useImportAddress } from './use-import.ts';

/** An owner with a spreadsheet of their old system, who wants everything in without a mistake. */
export const ImportPage = () => {
  const { t } = useTranslation('inventory/import');
  const ability = useAbility();
  const { id, open } = useImportAddress();
  if (!ability.can('create', 'Item'))
    return (
      <EmptyState
        order={1}
        picture="locked"
        title={t('notAllowed')}
        action={
          <LinkButton to="/inventory" variant="default">
            {t('back')}
          </LinkButton>
        }
      />
    );
  return (
    <Page
      title={t('title')}
      description={id ? undefined : t('description')}
      actions={
        id && (
          <Button
            variant="default"
            leftSection={<IconFilePlus size={18} aria-hidden />}
            onClick={() => void open(undefined)}
          >
            {t('another')}
          </Button>
        )
      }
    >
      {id ? <ImportView key={id} id={id} /> : <ChooseSheet onSent={(sent) => void open(sent.id)} />}
    </Page>
  );
};
