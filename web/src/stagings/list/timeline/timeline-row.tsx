import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { statusLooks } from '../../status-badge.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import { DesignerName } from '../designer-name.tsx';
import { toneOf } from '../tone-of.ts';
import { useDateWords } from '../use-date-words.ts';
import classes from './timeline.module.css';
import type { TimelineBar, TimelineLine } from './timeline-rules.ts';

type TimelineRowProps = { line: TimelineLine; today: string };

/** One line: a job, or everything of a designer. */
export const TimelineRow = ({ line, today }: TimelineRowProps) => (
  <li className={classes.line} style={{ '--lanes': line.lanes } as CSSProperties}>
    <div className={classes.label}>
      <LineName line={line} />
    </div>
    <div className={classes.track}>
      {line.bars.map((bar) => (
        <Bar key={bar.stay.id} bar={bar} today={today} named={line.key !== bar.stay.id} />
      ))}
    </div>
  </li>
);

const LineName = ({ line: { key, stay } }: { line: TimelineLine }) => {
  const { t } = useTranslation('stagings/list');
  if (key === stay.id)
    return (
      <>
        <Link to="/stagings/$id/$tab" params={{ id: stay.id, tab: 'details' }} className={classes.name}>
          <bdi title={stay.name}>{stay.name}</bdi>
        </Link>
        <bdi className={classes.client}>{stay.clientName ?? stay.city}</bdi>
      </>
    );
  return stay.designerName ? <DesignerName staging={stay} /> : t('timeline.nobody');
};

type BarProps = {
  bar: TimelineBar;
  today: string;
  /** Where the line is not its own. */
  named: boolean;
};

const Bar = ({ bar, today, named }: BarProps) => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const dates = useDateWords(today);
  const { stay, lane, main, late, before, after } = bar;
  const { color, icon: Icon } = statusLooks[stay.status];
  const status = optionName('status', stay.status);
  const words = t('timeline.bar', { name: stay.name, status, dates: dates.whole(stay) });
  return (
    <>
      <Part span={before} lane={lane} kind="hold" color={color} />
      {main.to > main.from && (
        <Link
          to="/stagings/$id/$tab"
          params={{ id: stay.id, tab: 'details' }}
          className={classes.bar}
          style={{ ...spanStyle(main, lane), ...toneOf(color) }}
          aria-label={words}
          title={words}
          tabIndex={named ? 0 : -1}
          draggable={false}
        >
          <Icon size={14} aria-hidden />
          {stay.bumped && <IconAlertTriangle size={14} aria-hidden />}
          <bdi className={classes.text}>{named ? stay.name : status}</bdi>
        </Link>
      )}
      <Part span={late} lane={lane} kind="late" color="red" title={t('timeline.late')} />
      <Part span={after} lane={lane} kind="hold" color={color} />
    </>
  );
};

type Span = { readonly from: number; readonly to: number };
type PartProps = { span: Span; lane: number; kind: 'hold' | 'late'; color: string; title?: string };

/** What is drawn around a stay; in words it stands in the legend. */
const Part = ({ span, lane, kind, color, title }: PartProps) =>
  span.to > span.from && (
    <span
      className={classes.part}
      data-kind={kind}
      style={{ ...spanStyle(span, lane), ...toneOf(color) }}
      title={title}
      aria-hidden="true"
    />
  );

const spanStyle = ({ from, to }: Span, lane: number) =>
  ({ '--from': from, '--length': to - from, '--lane': lane }) as CSSProperties; // custom properties
