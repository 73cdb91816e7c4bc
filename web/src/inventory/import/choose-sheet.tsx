import type { Import } from '@archway/contract/inventory/imports/import';
import { isRunning } from '@archway/contract/inventory/imports/import-states';
import { largestSheet } from '@archway/contract/inventory/imports/import-words';
import { Button, Progress, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Bdi } from '../../ui/text/bdi.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useColumnName } from '../use-item-names.ts';
import { DropFile } from './drop-file.tsx';
import { FieldProblem } from './field-problem.tsx';
import classes from './import.module.css';
import { saveTemplate } from './save-template.ts';
import { type SentFile, sentFile } from './sent-file.ts';
import { keepImport } from './use-import.ts';

/** The beginning: a file, or an import that was begun before. */
export const ChooseSheet = ({ onSent }: { onSent: (sent: Import) => void }) => {
  const { t } = useTranslation('inventory/import');
  const headingOf = useColumnName();
  const withCosts = useAbility().can('read', 'Cost');
  const [share, setShare] = useState(0);
  const { submit, pending, problem } = useSubmit(
    ({ file }: SentFile, { context }) =>
      api.imports.create({ file }, { context: { ...context, onProgress: setShare } }),
    {
      onDone: (sent) => {
        keepImport(sent);
        onSent(sent);
      },
    },
  );
  return (
    <Stack gap="1.25rem">
      <FieldProblem problem={problem} />
      <Panel>
        <DropFile
          label={t('choose.drop')}
          hint={t('choose.hint')}
          accept=".csv,.tsv,.txt,.xlsx"
          largest={largestSheet}
          icon={IconFileSpreadsheet}
          disabled={pending}
          onFile={(file) => void submit(sentFile(file))}
        />
        {pending && (
          <div className={classes.sending}>
            <Text size="sm" role="status">
              {share < 1 ? t('choose.sending') : t('choose.looking')}
            </Text>
            <Progress value={share * 100} animated={share >= 1} aria-label={t('choose.sending')} />
          </div>
        )}
        <div className={classes.template}>
          <Text size="sm" c="dimmed">
            {t('choose.templateHint')}
          </Text>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveTemplate(headingOf, { withCosts, name: t('choose.templateName') })}
          >
            {t('choose.template')}
          </Button>
        </div>
      </Panel>
      <LatestImports />
    </Stack>
  );
};

/** What was begun on this device or another: none of it is lost by leaving. */
const LatestImports = () => {
  const { t } = useTranslation('inventory/import');
  const id = useId();
  const { data } = useQuery({ ...queries.imports.list.queryOptions(), staleTime: 0 });
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel labelledBy={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {t('latest')}
      </Title>
      <ul className={classes.latest}>
        {rows.map((row) => {
          const isOpen = isRunning(row.state) || row.state === 'mapping' || row.state === 'checked';
          return (
            <li key={row.id}>
              <div className={classes.latestWords}>
                <Bdi>{row.fileName}</Bdi>
                <Text size="sm" c="dimmed" component="span">
                  {t(`states.${row.state}`)} · <RelativeTime at={row.createdAt} />
                </Text>
              </div>
              <LinkButton
                to="."
                search={{ import: row.id } as never} // this route's own
                variant="default"
                size="sm"
                aria-label={t(isOpen ? 'goOnNamed' : 'lookNamed', { name: row.fileName })}
              >
                {t(isOpen ? 'goOn' : 'look')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
