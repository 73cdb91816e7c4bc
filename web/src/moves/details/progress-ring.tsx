import { useTranslation } from 'react-i18next';
import classes from './details.module.css';
import { type Parts, shareOf } from './progress-rules.ts';

const colors = {
  dropped: 'var(--aw-success-text)',
  returned: 'var(--mantine-color-cyan-6)',
  missing: 'var(--aw-error-text)',
  sold: 'var(--mantine-color-grape-6)',
  short: 'var(--mantine-color-orange-6)',
  inTransit: 'var(--mantine-color-rose-5)',
  toPick: 'var(--aw-line)',
} as const;
const names = Object.keys(colors) as (keyof typeof colors)[];

/** How far the pieces are: a ring for the eye, and the same in words. */
export const ProgressRing = ({ parts }: { parts: Parts }) => {
  const { t } = useTranslation('moves/details');
  const ui = useTranslation('ui').t;
  const { done, whole } = shareOf(parts);
  let before = 0;
  return (
    <div className={classes.progress}>
      <svg className={classes.ring} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="52" stroke="var(--aw-line)" />
        <g transform="rotate(-90 60 60)">
          {names.map((name) => {
            const from = before;
            before += parts[name];
            return (
              parts[name] > 0 && (
                <circle
                  key={name}
                  cx="60"
                  cy="60"
                  r="52"
                  pathLength={Math.max(1, whole)}
                  stroke={colors[name]}
                  strokeDasharray={`${parts[name]} ${whole}`}
                  strokeDashoffset={-from}
                />
              )
            );
          })}
        </g>
        <text x="60" y="60" direction="ltr">
          {t('ring.of', { done, planned: whole })}
        </text>
      </svg>
      <dl className={classes.legend}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <span className={classes.dot} style={{ backgroundColor: colors[name] }} aria-hidden="true" />
              {t(`ring.${name}`)}
            </dt>
            <dd data-tabular>{ui('number', { value: parts[name] })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
