import type { Scanned } from '@archway/contract/inventory/scan';
import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../ui/feedback/problem-text.ts';
import { type Entry, type Location, piecesPut } from './put-away/entry.ts';
import classes from './scan.module.css';

type ScanHeadProps = {
  code: string | undefined;
  scanned: { readonly data: Scanned | undefined; readonly error: unknown };
  /** Set while pieces are being put away. */
  location: Location | undefined;
  entries: readonly Entry[];
  /** By how many pieces the location is over its capacity. */
  over: number;
};

/** The one thing to do now, in letters that can be read from an arm's length. */
export const ScanHead = ({ code, scanned, location, entries, over }: ScanHeadProps) => {
  const { t } = useTranslation('inventory/scan');
  const heading = useHeading(code, scanned);
  const count = location ? piecesPut(entries, location.id) : 0;
  return (
    <header className={classes.head}>
      {location && <p className={classes.above}>{t('now.into')}</p>}
      <h1 className={classes.now}>
        <bdi>{heading}</bdi>
      </h1>
      {location ? (
        <p className={classes.count} data-tabular>
          {t('now.count', { count })}
        </p>
      ) : (
        code === undefined && <p className={classes.hint}>{t('now.hint')}</p>
      )}
      {over > 0 && (
        <Badge
          size="xl"
          variant="light"
          color="red"
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          className={classes.pill}
        >
          {t('now.over', { count: over })}
        </Badge>
      )}
    </header>
  );
};

const useHeading = (code: string | undefined, { data, error }: ScanHeadProps['scanned']) => {
  const { t } = useTranslation('inventory/scan');
  if (code === undefined) return t('now.any');
  if (data?.kind === 'location') return data.location.name;
  if (data?.kind === 'blank') return t('blank.title');
  if (data?.kind === 'revoked') return t('retired.title');
  if (data) return data.item.name;
  if (asProblem(error)?.code === 'not_found') return t('unknown.title');
  return error ? t('title') : t('now.looking');
};
