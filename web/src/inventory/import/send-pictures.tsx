import type { Import } from '@archway/contract/inventory/imports/import';
import { largestPictureZip } from '@archway/contract/inventory/imports/import-words';
import { Progress, Text, Title } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { DropFile } from './drop-file.tsx';
import { FieldProblem } from './field-problem.tsx';
import classes from './import.module.css';
import { type SentFile, sentFile } from './sent-file.ts';
import { keepImport } from './use-import.ts';

/** The pictures that rows name, in a zip; several zips go one after the other. */
export const SendPictures = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const [share, setShare] = useState(0);
  const { submit, pending, problem } = useSubmit(
    ({ file }: SentFile, { context }) =>
      api.imports.sendPictures({ id: found.id, file }, { context: { ...context, onProgress: setShare } }),
    { onDone: keepImport },
  );
  return (
    <Panel labelledBy={id}>
      <Title order={3} id={id} mb="sm">
        {t('pictures.title')}
      </Title>
      <FieldProblem problem={problem} />
      <DropFile
        label={t('pictures.drop')}
        hint={t('pictures.hint')}
        accept=".zip"
        largest={largestPictureZip}
        icon={IconFileZip}
        disabled={pending}
        onFile={(file) => void submit(sentFile(file))}
      />
      {pending && (
        <Progress className={classes.sending} value={share * 100} aria-label={t('choose.sending')} />
      )}
      <Text size="sm" mt="xs" aria-live="polite">
        {t('pictures.there', { count: found.pictures })}
      </Text>
    </Panel>
  );
};
