import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { shortened } from '../put-away/answer-entry.ts';

/** A code that nobody could be asked about: what is recorded of it is looked up when it arrives. */
export const CodeFound = ({ code, onTryAgain }: { code: string; onTryAgain: () => void }) => {
  const { t } = useTranslation(['inventory/scan', 'ui']);
  const mayRecord = mayRecordPieces(useAbility());
  return (
    <Panel>
      <EmptyState
        picture="lost"
        title={t('unasked.what', { code: isolated(shortened(code)) })}
        action={
          <Button
            size="lg"
            variant="default"
            leftSection={<IconRefresh size={22} aria-hidden />}
            onClick={onTryAgain}
          >
            {t('ui:tryAgain')}
          </Button>
        }
      >
        {mayRecord ? t('unasked.words') : t('unasked.mayNot')}
      </EmptyState>
    </Panel>
  );
};
