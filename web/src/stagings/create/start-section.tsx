import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Segments } from '../../ui/list/segments.tsx';
import { AvailabilityAnswer } from './availability-answer.tsx';
import type { PlannedRoom } from './planned-rooms.ts';
import { PlannedRooms } from './planned-rooms-list.tsx';
import { StagingSelect } from './staging-select.tsx';
import type { Term } from './use-term.ts';

type StartSectionProps = {
  start: Start;
  onStart: (start: Start) => void;
  copyOf: string | null;
  onCopyOf: (id: string | null) => void;
  /** Why the earlier one cannot be taken. */
  copyError: string | undefined;
  rooms: readonly PlannedRoom[];
  onRooms: (rooms: PlannedRoom[]) => void;
  checked: boolean;
  term: Term;
};

/** A job begins with rooms, or with the rooms and pieces of an earlier one. */
export type Start = 'empty' | 'copy';

/** What goes into the home: rooms by a tap, or all of an earlier job with what of it is free. */
export const StartSection = (props: StartSectionProps) => {
  const { start, onStart, copyOf, onCopyOf, copyError, rooms, onRooms, checked, term } = props;
  const { t } = useTranslation('stagings/create');
  return (
    <FormSection title={t('rooms.title')} description={t('rooms.hint')}>
      <Segments
        label={t('start.label')}
        value={start}
        options={[
          { value: 'empty', label: t('start.empty') },
          { value: 'copy', label: t('start.copy') },
        ]}
        onChange={onStart}
      />
      {start === 'copy' && (
        <>
          <StagingSelect
            label={t('start.earlier')}
            placeholder={t('start.find')}
            required
            value={copyOf}
            onChange={onCopyOf}
            error={copyError}
            data-path="copyOf"
          />
          {copyOf && <AvailabilityAnswer copyOf={copyOf} term={term} />}
          {copyOf && (
            <Text size="sm" c="dimmed">
              {t('start.more')}
            </Text>
          )}
        </>
      )}
      {(start === 'empty' || copyOf) && (
        <PlannedRooms rooms={rooms} onChange={onRooms} plans={start === 'empty'} checked={checked} />
      )}
    </FormSection>
  );
};
