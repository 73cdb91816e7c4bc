import type { Scanned } from '@archway/contract/inventory/scan';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../platform/api/answer-rules.ts';
import { asProblem } from '../../ui/feedback/problem-text.ts';
import { shortened } from './put-away/answer-entry.ts';
import classes from './scan.module.css';

type ScanHeadProps = {
  code: string | undefined;
  scanned: { readonly data: Scanned | undefined; readonly error: unknown };
  /** Pieces are being put away here. */
  isPutAway: boolean;
  /** What is counted of it. */
  children?: ReactNode;
};

/** The one thing to do now, in letters that can be read from an arm's length. */
export const ScanHead = ({ code, scanned, isPutAway, children }: ScanHeadProps) => {
  const { t } = useTranslation('inventory/scan');
  const heading = useHeading(code, scanned);
  return (
    <header className={classes.head}>
      {isPutAway && <p className={classes.above}>{t('now.into')}</p>}
      <h1 className={classes.now}>
        <bdi>{heading}</bdi>
      </h1>
      {code === undefined && <p className={classes.hint}>{t('now.hint')}</p>}
      {children}
    </header>
  );
};

const useHeading = (code: string | undefined, { data, error }: ScanHeadProps['scanned']) => {
  const { t } = useTranslation('inventory/scan');
  if (code === undefined) return t('now.any');
  if (data?.kind === 'location') return data.location.name;
  if (data?.kind === 'blank') return t('blank.title');
  if (data?.kind === 'revoked') return t('retired.title');
  if (data?.kind === 'move') return data.move.stagingName;
  if (data) return data.item.name;
  if (asProblem(error)?.code === 'not_found') return t('unknown.title');
  if (isUnanswered(error)) return shortened(code);
  return error ? t('title') : t('now.looking');
};
