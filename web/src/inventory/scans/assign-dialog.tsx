import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LocationField } from '../location-field.tsx';

type AssignDialogProps = { review: ScanReview; onClose: () => void };

/** What the scan was of, and where: by its code, and by a location that is there. */
export const AssignDialog = ({ review, onClose }: AssignDialogProps) => {
  const { t } = useTranslation('inventory/scans');
  return (
    <Dialog opened onClose={onClose} title={t('assign.title')}>
      <Assigning review={review} onClose={onClose} />
    </Dialog>
  );
};

const Assigning = ({ review, onClose }: AssignDialogProps) => {
  const { t } = useTranslation('inventory/scans');
  const [code, setCode] = useState(review.unitCode ?? '');
  const [locationId, setLocationId] = useState<string | null>(review.locationId);
  const { submit, pending, problem } = useSubmit(resolveScan, { onDone: onClose });
  useUnsaved(() => !pending && (code !== (review.unitCode ?? '') || locationId !== review.locationId));
  const hasLocation = ['moved', 'found', 'received', 'counted'].includes(String(review.event['kind']));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ review, code: code.trim(), locationId: hasLocation ? locationId : null });
      }}
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('assign.code')}
          description={t('assign.codeHint')}
          maxLength={textLimits.scanned}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        {hasLocation && (
          <LocationField label={t('assign.location')} value={locationId} onChange={setLocationId} />
        )}
        <FormButtons submit={t('assign.now')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

type Assigned = { readonly review: ScanReview; readonly code: string; readonly locationId: string | null };

/** A code leads to a piece or to an item that is only counted. */
const resolveScan = async ({ review, code, locationId }: Assigned) => {
  const scanned = code ? await api.scan.resolve({ code }) : undefined;
  return api.deviceEvents.resolve({
    id: review.id,
    choice: 'assign',
    ...(scanned?.kind === 'unit' ? { unitId: scanned.unit.id } : {}),
    ...(scanned?.kind === 'item' ? { itemId: scanned.item.id } : {}),
    ...(locationId ? { locationId: locationId as NonNullable<ScanReview['locationId']> } : {}), // one of the field's
  });
};
