import type { Scanned } from '@archway/contract/inventory/scan';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../platform/api/answer-rules.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { asProblem } from '../../ui/feedback/problem-text.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { AttachLabel } from './attach/attach-label.tsx';
import { CodeFound } from './field/code-found.tsx';
import { ItemFound } from './item-found.tsx';
import { KnownItem } from './known-codes/known-item.tsx';
import { recalledAt } from './known-codes/recalled.ts';
import { LocationFound } from './location-found.tsx';
import { MoveFound } from './move-found.tsx';
import { PieceFound } from './piece-found.tsx';

type ScanResultProps = {
  code: string | undefined;
  scanned: {
    readonly data: Scanned | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
};

/** What stands behind the code, and what can be done with it now. */
export const ScanResult = ({ code, scanned }: ScanResultProps) => {
  const { t } = useTranslation('inventory/scan');
  if (code === undefined) return null;
  if (!scanned.data && asProblem(scanned.error)?.code === 'not_found')
    return (
      <Panel>
        <EmptyState picture="lost" title={t('unknown.what')}>
          {t('unknown.words', { code: isolated(code) })}
        </EmptyState>
      </Panel>
    );
  if (!scanned.data && isUnanswered(scanned.error))
    return <CodeFound code={code} onTryAgain={() => void scanned.refetch()} />;
  return (
    <Results of={scanned} skeleton={<Skeleton height={280} radius="lg" />}>
      {(data) => <Found scanned={data} />}
    </Results>
  );
};

const Found = ({ scanned }: { scanned: Scanned }) => {
  const { t } = useTranslation('inventory/scan');
  switch (scanned.kind) {
    case 'unit':
      return <PieceFound key={scanned.unit.id} unit={scanned.unit} item={scanned.item} />;
    case 'item':
      return recalledAt(scanned) ? <KnownItem item={scanned.item} /> : <ItemFound item={scanned.item} />;
    case 'location':
      return <LocationFound location={scanned.location} />;
    case 'move':
      return <MoveFound move={scanned.move} />;
    case 'blank':
      return <AttachLabel key={scanned.code} code={scanned.code} />;
    case 'revoked':
      return (
        <Panel>
          <EmptyState picture="lost" title={t('retired.what')}>
            {t('retired.words')}
          </EmptyState>
        </Panel>
      );
  }
};
