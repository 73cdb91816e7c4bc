import type { AttachTarget } from '@archway/contract/inventory/labels/label';
import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import { attachTargets } from '@archway/contract/inventory/labels/label-fields';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { Segments } from '../../../ui/list/segments.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { answer } from '../answer-store.ts';
import { recentThings, type Thing } from '../recent-things.ts';
import classes from '../scan.module.css';
import { ThingChoices } from './thing-choices.tsx';
import { useThings } from './use-things.ts';

/** Found by code or name, or among what was in the hands a moment ago; then one touch puts the label on it, for good. */
export const AttachLabel = ({ code }: { code: string }) => {
  const { t } = useTranslation('inventory/scan');
  const [kind, setKind] = useState<AttachTarget>('unit');
  const [typed, setTyped] = useState('');
  const things = useThings(kind, typed);
  const [recent] = useState(recentThings);
  const [chosen, setChosen] = useState<Thing | null>(null);
  const { submit, pending, problem } = useSubmit(api.labels.attach, {
    onAnswer: ({ targetName, targetCode }) => {
      const name = [targetName, targetCode].filter(Boolean).join(' · ');
      answer({ tone: 'good', words: t('answer.attached', { name: isolated(name) }) });
    },
    onProblem: () => {
      answer({ tone: 'bad', words: t('answer.notAttached') });
      return false;
    },
  });
  const attach = (thing: Thing) => {
    setChosen(thing);
    void submit({ code, kind: thing.kind, targetId: thing.id });
  };
  const spelled = <bdi className={classes.labelCode}>{spellLabelCode(code)}</bdi>;
  if (!useAbility().can('update', 'Item'))
    return (
      <Panel>
        {spelled}
        <p>{t('blank.mayNot')}</p>
      </Panel>
    );
  return (
    <Panel>
      <div className={classes.attach}>
        {spelled}
        <p className={classes.hint}>{t('blank.hint')}</p>
        <ProblemAlert problem={problem} />
        <Segments
          label={t('blank.kind.label')}
          value={kind}
          options={attachTargets.map((value) => ({
            value,
            label: t(`blank.kind.${value}`),
          }))}
          onChange={setKind}
        />
        <SearchField label={t(`blank.search.${kind}`)} value={typed} onSearch={setTyped} />
        {typed === '' ? (
          recent.length > 0 && (
            <ThingChoices
              title={t('blank.recent')}
              things={recent}
              pending={pending ? chosen?.id : undefined}
              onChoose={attach}
            />
          )
        ) : (
          <ThingSearch
            things={things}
            title={t('blank.found')}
            pending={pending ? chosen?.id : undefined}
            onChoose={attach}
          />
        )}
      </div>
    </Panel>
  );
};

type ThingSearchProps = {
  things: ReturnType<typeof useThings>;
  title: string;
  pending: string | undefined;
  onChoose: (thing: Thing) => void;
};

const ThingSearch = ({ things, title, pending, onChoose }: ThingSearchProps) => {
  const { t } = useTranslation('inventory/scan');
  if (things.error) return <ProblemAlert problem={things.error} />;
  if (!things.rows) return <Skeleton height={160} radius="md" />;
  if (things.rows.length === 0) return <p role="status">{t('blank.nothing')}</p>;
  return <ThingChoices title={title} things={things.rows} pending={pending} onChoose={onChoose} />;
};
