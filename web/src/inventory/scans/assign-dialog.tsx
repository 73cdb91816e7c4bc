import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { LocationField } from '../location-field.tsx';
import { useOpenLocations } from '../use-open-locations.ts';
import {
  type Assigned,
  assignScan,
  type LocationFieldName,
  locationFieldsOf,
  namedLocation,
  UnknownCode,
} from './assign-scan.ts';
import { StillWaits } from './still-waits.tsx';

type AssignDialogProps = { review: ScanReview; onClose: () => void };

/** What the scan was of, and where: by its code, and by locations that are there. */
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
  const [chosen, setChosen] = useState<Assigned['locations']>({});
  const [unknown, setUnknown] = useState<string>();
  const { rows } = useOpenLocations();
  const locationFields = locationFieldsOf(review);
  const locationIn = (field: LocationFieldName) =>
    chosen[field] === undefined ? namedLocation(review, field, rows) : chosen[field];
  const { submit, pending, problem } = useSubmit(assignScan, {
    onDone: ({ name }) => {
      toast(t('assign.done', { name: isolated(name) }), { tone: 'success' });
      onClose();
    },
    onProblem: (problem) => {
      if (!(problem instanceof UnknownCode)) return undefined;
      setUnknown(code.trim());
      return true;
    },
  });
  useUnsaved(() => !pending && (code !== (review.unitCode ?? '') || Object.keys(chosen).length > 0));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const locations = Object.fromEntries(locationFields.map((field) => [field, locationIn(field)]));
        void submit({ review, code: code.trim(), locations });
      }}
    >
      <Stack>
        <StillWaits problem={problem} event={review.event} />
        <TextInput
          label={t('assign.code')}
          description={t('assign.codeHint')}
          maxLength={textLimits.scanned}
          value={code}
          error={
            unknown !== undefined && unknown === code.trim()
              ? t('assign.unknown', { code: isolated(unknown) })
              : undefined
          }
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        {locationFields.map((field) => (
          <LocationField
            key={field}
            label={t(`assign.${field}`)}
            value={locationIn(field)}
            onChange={(id) => setChosen({ ...chosen, [field]: id })}
          />
        ))}
        <FormButtons submit={t('assign.now')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
