import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconClipboardCheck, IconEye, IconPackageImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { actionIcons } from '../../item/record/record-actions.ts';
import { answer } from '../answer-store.ts';
import type { StockAction } from './field-stock-dialog.tsx';
import { LazyRecordDialog, LazyStockDialog } from './lazy-parts.ts';
import { recordInField, undoInField } from './record-in-field.ts';
import { nameOf, pieceIn, type Subject } from './subject.ts';

/** With a piece in the hands these are wanted; the rest stands on its page. */
export const pieceActions = [
  'markFound',
  'move',
  'reportDamage',
  'markMissing',
] as const satisfies readonly UnitAction[];
export type PieceAction = (typeof pieceActions)[number];

type FieldActionsProps = {
  subject: Subject;
  pieces?: readonly PieceAction[];
  /** Whether it can be said to be here, and nothing else of it. */
  maySee?: boolean;
  stock?: readonly StockAction[];
  /** The location whoever records it stands at. */
  at?: string | null;
};

/** What can be recorded of what was scanned, with and without a network. Shown to whoever may record it. */
export const FieldActions = ({
  subject,
  pieces = [],
  maySee = false,
  stock = [],
  at = null,
}: FieldActionsProps) => {
  const { t } = useTranslation('inventory/scan');
  const [requested, setRequested] = useState<PieceAction | null>(null);
  const [counted, setCounted] = useState<StockAction | null>(null);
  const see = useSeen(subject);
  return (
    <>
      {pieces.map((action, index) => {
        const Icon = actionIcons[action];
        return (
          <Button
            key={action}
            size="lg"
            variant={index === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={22} aria-hidden />}
            onClick={() => setRequested(action)}
          >
            {t(`piece.${action}`)}
          </Button>
        );
      })}
      {maySee && (
        <Button
          size="lg"
          variant="default"
          leftSection={<IconEye size={22} aria-hidden />}
          onClick={() => void see()}
        >
          {t('piece.see')}
        </Button>
      )}
      {stock.map((action, index) => {
        const Icon = stockIcons[action];
        return (
          <Button
            key={action}
            size="lg"
            variant={index === 0 && pieces.length === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={22} aria-hidden />}
            onClick={() => setCounted(action)}
          >
            {t(`stock.${action}`)}
          </Button>
        );
      })}
      <Suspense>
        {requested && (
          <LazyRecordDialog action={requested} subject={subject} onClose={() => setRequested(null)} />
        )}
        {counted && (
          <LazyStockDialog action={counted} subject={subject} at={at} onClose={() => setCounted(null)} />
        )}
      </Suspense>
    </>
  );
};

const stockIcons = {
  count: IconClipboardCheck,
  receive: IconPackageImport,
  transfer: IconArrowsExchange,
} as const satisfies Record<StockAction, unknown>;

/** It is here: nothing more is asked. */
const useSeen = (subject: Subject) => {
  const { t } = useTranslation('inventory/scan');
  const owner = ownerOf(useUser());
  return async () => {
    const id = await recordInField({ owner, event: { kind: 'seen', ...pieceIn(subject) }, shown: subject });
    if (!id) return;
    answer({
      tone: 'good',
      words: t('answer.seen', { name: isolated(nameOf(subject)) }),
      undo: () => void undoInField(owner, id, subject),
    });
  };
};
