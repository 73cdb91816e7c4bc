import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFilterOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';
import { NoAccess } from '../feedback/no-access.tsx';
import { asProblem, problemText } from '../feedback/problem-text.ts';

/** What `useQuery` answers, as far as it matters here. */
export type Query<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
};

type ResultsProps<Data> = {
  of: Query<Data>;
  /** A skeleton of the real layout. */
  skeleton?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What stands there when there is nothing at all. */
  empty?: ReactNode;
  /** Set while filters are on: nothing found is then a different thing from nothing there. */
  onClearFilters?: (() => void) | undefined;
  children: (data: Data) => ReactNode;
};

/** The four states of whatever comes from the server: loading, empty, failed, full. What is refused has failed for good. */
export const Results = <Data,>({
  of,
  skeleton,
  isEmpty,
  empty,
  onClearFilters,
  children,
}: ResultsProps<Data>) => {
  if (of.data !== undefined) {
    if (!isEmpty?.(of.data)) return children(of.data);
    return onClearFilters ? <NothingFound onClear={onClearFilters} /> : empty;
  }
  if (asProblem(of.error)?.code === 'forbidden') return <NoAccess />;
  if (of.error) return <Failed error={of.error} onRetry={of.refetch} />;
  return <Loading>{skeleton ?? <LinesSkeleton />}</Loading>;
};

const Loading = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy="true" role="status" aria-label={t('loading')}>
      {children}
    </div>
  );
};

const LinesSkeleton = () => (
  <Stack gap="sm">
    {['92%', '78%', '85%', '64%', '80%'].map((width) => (
      <Skeleton key={width} height={20} width={width} />
    ))}
  </Stack>
);

const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      picture="nothing-found"
      title={t('results.nothingFound')}
      action={
        <Button variant="default" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={onClear}>
          {t('results.clearFilters')}
        </Button>
      }
    >
      {t('results.nothingFoundHint')}
    </EmptyState>
  );
};

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  const { t } = useTranslation('ui');
  const requestId = asProblem(error)?.requestId;
  return (
    <div role="alert">
      <EmptyState
        picture="failed"
        title={t('results.failed')}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => void onRetry()}
          >
            {t('tryAgain')}
          </Button>
        }
      >
        {problemText(error)} {requestId && <small>{t('results.reference', { requestId })}</small>}
      </EmptyState>
    </div>
  );
};
