import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Holder } from '@archway/contract/stagings/promises/promise';
import { IconHome, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import type { HoldingJob } from '../holding-jobs.ts';
import { useDaysText } from '../use-days-text.ts';
import classes from './conflict.module.css';

type HolderLineProps = { job: HoldingJob<Holder>; today: string };

/** Who holds how many until when, and from when on they are free again, once they have rested. What is in a home says so: it cannot give way. */
export const HolderLine = ({ job, today }: HolderLineProps) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  const Icon = job.status === 'out' ? IconHome : IconLock;
  const rests = job.to > lastDayOf(job);
  const facts = [...(job.designerName ? [job.designerName] : []), ...job.unitCodes];
  return (
    <li className={classes.holder}>
      <Icon size={16} aria-hidden />
      <span>
        <NamedSentence
          text={t(`conflict.holds.${job.status}${rests ? 'Rests' : ''}`, {
            count: job.quantity,
            day: day(lastDayOf(job)),
            from: day(job.to),
          })}
          values={{
            staging: (
              <Link
                to="/stagings/$id/$tab"
                params={{ id: job.stagingId, tab: 'details' }}
                // What was chosen in the dialog stays.
                target="_blank"
              >
                <bdi dir="ltr">#{job.number}</bdi> <bdi>{job.name}</bdi>
              </Link>
            ),
          }}
        />
        {facts.length > 0 && (
          <span className={classes.facts}>
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </li>
  );
};
