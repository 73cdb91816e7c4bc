import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/page.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { SentPanel, WaitingPanel } from './waiting-panel.tsx';

/** A warehouse hand sees what this phone has still to send; whoever leads decides about what could not be recorded. */
export const ScansPage = () => {
  const { t } = useTranslation('inventory/scans');
  return (
    <Page title={t('title')} description={t('description')}>
      <StorageNotice />
      <ReviewsPanel />
      <WaitingPanel />
      <SentPanel />
    </Page>
  );
};
