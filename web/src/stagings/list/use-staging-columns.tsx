import type { StagingRow } from '@archway/contract/stagings/staging';
import { stagingListFields, stagingSorts } from '@archway/contract/stagings/staging-fields';
import { daysLive, nextRenewalOn } from '@archway/contract/stagings/staging-rules';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../inventory/use-money-text.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useMay } from '../../platform/session/may.ts';
import { useFieldSetting } from '../../ui/fields/field-setting.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../../ui/fields/use-field-columns.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeDay } from '../../ui/text/relative-day.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StagingStatusBadge } from '../status-badge.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import { useToday } from '../use-today.ts';
import { DesignerName } from './designer-name.tsx';
import { StagingCover } from './staging-cover.tsx';
import { StagingFlags } from './staging-flags.tsx';
import classes from './stagings.module.css';
import type { StagingsBound } from './stagings-kind.ts';
import { useDateWords } from './use-date-words.ts';

const sorted = sortedBy(stagingSorts);

/** Of one client or property, what is the same in every row is shown only when it is chosen. */
export const useStagingColumns = (bound?: StagingsBound): readonly Column<StagingRow>[] => {
  const { t } = useTranslation('stagings/list');
  const ui = useTranslation('ui').t;
  const { nameOf, optionName } = useStagingWords();
  const columnsOf = useFieldColumns();
  const money = useMoneyText();
  const today = useToday();
  const dates = useDateWords(today);
  const withCosts = useFieldSetting().mayRead('Cost');
  const withClients = useMay()('clients.list');
  const ofClient = bound !== undefined && 'clientId' in bound;
  const ofProperty = bound !== undefined && 'propertyId' in bound;
  const number = (value: number) => ui('number', { value });
  const none = <span className={classes.dimmed}>{t('none')}</span>;
  return useColumns(
    () => [
      {
        ...sorted('name'),
        title: nameOf('name'),
        main: true,
        sheet: ['number', 'name'],
        render: (staging) => (
          <span className={classes.staging}>
            <StagingCover coverId={staging.coverId} size="small" />
            <span className={classes.words}>
              <Link
                to="/stagings/$id/$tab"
                params={{ id: staging.id, tab: 'details' }}
                className={classes.name}
              >
                <bdi>{staging.name}</bdi>
              </Link>
              <span className={classes.dimmed}>{t('number', { number: staging.number })}</span>
            </span>
          </span>
        ),
      },
      {
        ...sorted('status'),
        title: nameOf('status'),
        render: (staging) => (
          <span className={classes.stack}>
            <StagingStatusBadge status={staging.status} />
            <StagingFlags staging={staging} today={today} />
          </span>
        ),
      },
      ...(withClients ? [clientColumn({ title: nameOf('client'), extra: ofClient })] : []),
      {
        key: 'property',
        title: nameOf('property'),
        extra: ofProperty,
        render: ({ address, city }) => (
          <span className={classes.stack}>
            <bdi>{address}</bdi>
            <bdi className={classes.dimmed}>{city}</bdi>
          </span>
        ),
      },
      {
        ...sorted('installOn'),
        title: t('column.dates'),
        sheet: ['installOn', 'endsOn'],
        render: (staging) => (
          <span className={classes.stack} title={dates.whole(staging)}>
            <span className={classes.nowrap}>{dates.range(staging)}</span>
            <span className={classes.dimmed}>{dates.next(staging)}</span>
          </span>
        ),
      },
      {
        key: 'daysLive',
        title: t('column.daysLive'),
        align: 'end',
        sheet: [],
        render: (staging) => {
          const days = daysLive(staging, today);
          return days === null ? none : number(days);
        },
      },
      {
        key: 'nextRenewal',
        title: t('column.nextRenewal'),
        sheet: [],
        render: (staging) => {
          const day = nextRenewalOn(staging, today);
          return day === null ? none : <RelativeDay day={day} today={today} />;
        },
      },
      {
        key: 'pieces',
        title: nameOf('pieces'),
        align: 'end',
        render: ({ pieces }) => number(pieces),
      },
      {
        key: 'designer',
        title: nameOf('designer'),
        render: (staging) => (staging.designerName ? <DesignerName staging={staging} /> : none),
      },
      ...(withCosts ? [monthlyColumn({ title: t('column.monthly'), money })] : []),
      {
        ...sorted('endsOn'),
        title: nameOf('endsOn'),
        extra: true,
        render: ({ endsOn }) => <RelativeDay day={endsOn} today={today} />,
      },
      {
        ...sorted('number'),
        title: nameOf('number'),
        extra: true,
        align: 'end',
        render: ({ number: of }) => number(of),
      },
      ...columnsOf<typeof stagingListFields, StagingRow>({
        table: stagingListFields,
        except: ['name', 'designerId', 'clientId', 'propertyId'],
        nameOf,
        optionName,
      }),
      {
        ...sorted('updatedAt'),
        title: nameOf('updatedAt'),
        extra: true,
        render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
    ],
    [today, withCosts, withClients, ofClient, ofProperty],
  );
};

const clientColumn = (shown: { title: string; extra: boolean }): Column<StagingRow> => ({
  ...sorted('client'),
  ...shown,
  render: ({ clientName }) => <bdi>{clientName}</bdi>,
});

type MonthlyColumn = { title: string; money: (minor: number) => string };

const monthlyColumn = ({ title, money }: MonthlyColumn): Column<StagingRow> => ({
  key: 'monthly',
  title,
  align: 'end',
  sheet: ['monthlyAmount'],
  render: ({ monthly }) => monthly !== null && money(monthly),
});
