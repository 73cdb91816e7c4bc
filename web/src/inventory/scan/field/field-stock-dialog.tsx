import { CountDialog } from '../../item/stock/count-dialog.tsx';
import { ReceiveDialog } from '../../item/stock/receive-dialog.tsx';
import { TransferDialog } from '../../item/stock/transfer-dialog.tsx';
import { LargeControls } from './large-controls.tsx';
import type { Subject } from './subject.ts';
import { useFieldStock } from './use-field-stock.ts';

export type StockAction = 'count' | 'receive' | 'transfer';

type FieldStockDialogProps = {
  action: StockAction;
  subject: Subject;
  /** The location whoever records it stands at. */
  at?: string | null;
  onClose: () => void;
};

/** Stock that was just scanned: the dialogs of its page, recorded on this device. */
export const FieldStockDialog = (props: FieldStockDialogProps) => (
  <LargeControls>
    <StockDialog {...props} />
  </LargeControls>
);

const StockDialog = ({ action, subject, at = null, onClose }: FieldStockDialogProps) => {
  const recorder = useFieldStock(subject);
  switch (action) {
    case 'count':
      return <CountDialog opened recorder={recorder} at={at} balances={[]} onClose={onClose} />;
    case 'receive':
      return <ReceiveDialog opened recorder={recorder} at={at} onClose={onClose} />;
    case 'transfer':
      return (
        <TransferDialog opened recorder={recorder} from={null} to={at} balances={[]} onClose={onClose} />
      );
  }
};
