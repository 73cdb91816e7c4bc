import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../kit/list/use-selection.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';

/** What is selected is dismissed for one reason, or everything of the device that it is from. */
export const DismissMany = ({ selection }: { selection: Selection<ScanReview> }) => {
  const { t } = useTranslation('inventory/scans');
  const [open, setOpen] = useState<'selected' | 'device' | null>(null);
  const chosen = [...selection.chosen.values()];
  const count = chosen.length;
  const [device, ...others] = new Set(chosen.map((review) => review.device));
  return (
    <>
      <SelectionBar
        label={t('reviews.selection.label')}
        count={count}
        words={t('reviews.selection.count', { count })}
        clear={t('reviews.selection.clear')}
        onClear={selection.clear}
      >
        <Button leftSection={<IconX size={18} aria-hidden />} onClick={() => setOpen('selected')}>
          {t('reviews.selection.dismiss')}
        </Button>
        {others.length === 0 && (
          <Button variant="default" onClick={() => setOpen('device')}>
            {t('reviews.selection.dismissDevice')}
          </Button>
        )}
      </SelectionBar>
      {open && (
        <DismissDialog
          title={open === 'device' ? t('dismiss.titleDevice') : t('dismiss.titleSelected', { count })}
          body={t('dismiss.bodyMany')}
          dismiss={(note, options) =>
            api.deviceEvents.dismiss(
              open === 'device' && device ? { device, note } : { ids: chosen.map(({ id }) => id), note },
              options,
            )
          }
          onDone={({ dismissed }) => {
            selection.clear();
            toast(t('dismiss.done', { count: dismissed }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
