import type { Move } from '@archway/contract/moves/move';
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../../inventory/pictures/picture-row.tsx';
import { undoInField } from '../../../inventory/scan/field/record-in-field.ts';
import { UndoButton } from '../../../inventory/scan/undo-button.tsx';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { RecordedBy } from './recorded-by.tsx';
import { SignDialog } from './sign-dialog.tsx';
import classes from './story.module.css';
import type { ToldEvent } from './timeline-rules.ts';
import { latestOf } from './told-events.ts';

type SignaturePanelProps = { move: Move; events: readonly ToldEvent[]; mayRecord: boolean };

/** Who signed for it. */
export const SignaturePanel = ({ move, events, mayRecord }: SignaturePanelProps) => {
  const { t } = useTranslation('moves/details');
  const owner = ownerOf(useUser());
  const [opened, setOpened] = useState(false);
  const signed = latestOf('signed', events);
  if (signed.length === 0 && !mayRecord) return null;
  return (
    <TitledPanel title={t('signature.title')}>
      {signed.map((event) => (
        <div key={event.id} className={classes.record}>
          <strong>
            <bdi>{event.note}</bdi>
          </strong>
          <PictureRow name={t('signature.of', { name: event.note })} ids={event.pictureIds} />
          <div className={classes.foot}>
            <RecordedBy event={event} />
            {mayRecord && (
              <UndoButton
                isCompact
                aria-label={t('signature.remove', { name: isolated(event.note) })}
                onClick={() => void undoInField(owner, event.id, { text: event.note })}
              />
            )}
          </div>
        </div>
      ))}
      {mayRecord && (
        <Button
          variant="default"
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t(signed.length === 0 ? 'signature.open' : 'signature.another')}
        </Button>
      )}
      <SignDialog move={move} opened={opened} onClose={() => setOpened(false)} />
    </TitledPanel>
  );
};
