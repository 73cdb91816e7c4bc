import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Move } from '@archway/contract/moves/move';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { useUser } from '../../platform/session/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import { CrewNames } from '../crew-names.tsx';
import { useMoveWords } from '../use-move-words.ts';
import { useWindowText } from '../use-window-text.ts';
import { AddCodeButton } from './add-code-button.tsx';
import { LoadSheet } from './load-sheet.tsx';
import classes from './print.module.css';
import { PullSheet } from './pull-sheet.tsx';
import { RoomSheet } from './room-sheet.tsx';
import type { Sheet } from './sheets.ts';

const contents = { pull: PullSheet, load: LoadSheet, rooms: RoomSheet } as const;

/** A document of a move as it comes out of a printer, with the way to print it. */
export const PrintedSheet = ({ move, sheet }: { move: Move; sheet: Sheet }) => {
  const { t } = useTranslation('moves/details');
  const { nameOf } = useMoveWords();
  const dayText = useDayText({ dateStyle: 'full' });
  const windowText = useWindowText();
  const { activeOrganization } = useUser();
  const Content = contents[sheet];
  const label = newestLabel(move);
  return (
    <article className={classes.sheet}>
      <div className={classes.tools}>
        <LinkButton
          to="."
          search={((now: object) => ({ ...now, print: undefined })) as never} // every route takes its own
          variant="default"
          leftSection={<IconArrowLeft size={18} className={classes.arrow} aria-hidden />}
        >
          {t('print.back')}
        </LinkButton>
        {!label && <AddCodeButton move={move} />}
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </div>
      <header className={classes.head}>
        {label && (
          <div className={classes.code}>
            <QrCode text={label.address} label={t('print.code')} className={classes.qr} />
            <bdi dir="ltr">{spellLabelCode(label.code)}</bdi>
          </div>
        )}
        <h1>
          {t(`sheet.${sheet}`)} <bdi dir="ltr">#{move.number}</bdi>
        </h1>
        <p>
          {activeOrganization && (
            <>
              <bdi>{activeOrganization.name}</bdi> ·{' '}
            </>
          )}
          {t(`title.${move.kind}`)} · <bdi>{move.stagingName}</bdi>
        </p>
        <p>
          <strong>{dayText(move.scheduledOn)}</strong> · {windowText(move)}
        </p>
        <p>
          <bdi>
            {move.address}, {move.city}
          </bdi>
        </p>
        <p>
          {nameOf('leadId')}: <bdi>{move.leadName ?? '–'}</bdi> · {nameOf('crewIds')}:{' '}
          {move.crew.length > 0 ? <CrewNames crew={move.crew} /> : '–'} · {nameOf('vehicleId')}:{' '}
          <bdi>{move.vehicleName ?? '–'}</bdi>
        </p>
        {move.notes && (
          <p className={classes.notes} dir="auto">
            {move.notes}
          </p>
        )}
      </header>
      <Content move={move} />
    </article>
  );
};

/** What this device saw last may be of a version of the app that knew no labels of moves. */
const newestLabel = ({ labels }: { readonly labels?: Move['labels'] }) => labels?.[0];
