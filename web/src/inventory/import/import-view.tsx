import type { Import } from '@archway/contract/inventory/imports/import';
import type { ImportId } from '@archway/contract/kernel/ids';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStepFocus } from '../../ui/form/use-step-focus.ts';
import { Results } from '../../ui/list/results.tsx';
import { Bdi } from '../../ui/text/bdi.tsx';
import { CheckResult } from './check-result.tsx';
import classes from './import.module.css';
import { ImportEnd } from './import-end.tsx';
import { MappingStep } from './mapping-step.tsx';
import { Running } from './running.tsx';
import { useImport } from './use-import.ts';

/** One import, wherever it stands: what its columns mean, what a check found, how far it is, how it ended. */
export const ImportView = ({ id }: { id: ImportId }) => {
  const query = useImport(id);
  return (
    <Results of={query} skeleton={<ImportSkeleton />}>
      {(found) => <Standing found={found} />}
    </Results>
  );
};

const Standing = ({ found }: { found: Import }) => {
  const { t } = useTranslation('inventory/import');
  const heading = useStepFocus(found.state);
  return (
    <Stack gap="1.25rem">
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.step}>
          {t(`steps.${found.state}`)}
        </Title>
        <Text c="dimmed" className={classes.file}>
          <Bdi>{found.fileName}</Bdi>
        </Text>
      </div>
      <Step found={found} />
    </Stack>
  );
};

const Step = ({ found }: { found: Import }) => {
  switch (found.state) {
    case 'mapping':
      return <MappingStep key={found.version} found={found} />;
    case 'checking':
    case 'applying':
      return <Running found={found} />;
    case 'checked':
      return <CheckResult found={found} />;
    default:
      return <ImportEnd found={found} />;
  }
};

const ImportSkeleton = () => (
  <Stack gap="1.25rem">
    <Skeleton height={36} width="60%" />
    <Skeleton height={180} />
    <Skeleton height={320} />
  </Stack>
);
