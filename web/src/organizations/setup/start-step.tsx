import { Button, Title } from '@mantine/core';
import { IconBuildingWarehouse, IconDoor, IconFileSpreadsheet } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Moves } from './moves.ts';
import classes from './start-step.module.css';
import step from './step.module.css';
import { StepBack } from './step-back.tsx';

/** With the list of pieces that every company has somewhere, with places to try things on, or with nothing yet. */
export const StartStep = ({ before, goOn }: Moves) => {
  const { t } = useTranslation('organizations/setup');
  const { submit, pending, problem } = useSubmit(
    (_: undefined, options) => api.storage.addDemo(undefined, options),
    {
      onDone: async ({ added }) => {
        await goOn();
        toast(t('start.added', { count: added }), { tone: 'success' });
      },
    },
  );
  return (
    <>
      <ProblemAlert problem={problem} />
      <div className={classes.cards}>
        <Choice icon={IconFileSpreadsheet} title={t('start.list.title')} words={t('start.list.words')}>
          <LinkButton to="/inventory/add/bulkUpload" size="md" fullWidth disabled={pending}>
            {t('start.list.action')}
          </LinkButton>
        </Choice>
        <Choice icon={IconBuildingWarehouse} title={t('start.demo.title')} words={t('start.demo.words')}>
          <Button
            size="md"
            variant="default"
            fullWidth
            loading={pending}
            onClick={() => void submit(undefined)}
          >
            {t('start.demo.action')}
          </Button>
        </Choice>
        <Choice icon={IconDoor} title={t('start.empty.title')} words={t('start.empty.words')}>
          <Button size="md" variant="default" fullWidth disabled={pending} onClick={() => void goOn()}>
            {t('start.empty.action')}
          </Button>
        </Choice>
      </div>
      <div className={step.actions}>
        <StepBack before={before} />
      </div>
    </>
  );
};

type ChoiceProps = {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  title: string;
  words: string;
  children: ReactNode;
};

const Choice = ({ icon: Icon, title, words, children }: ChoiceProps) => (
  <section className={classes.card}>
    <Icon size={32} stroke={1.4} aria-hidden />
    <Title order={2} size="h3">
      {title}
    </Title>
    <p className={classes.words}>{words}</p>
    {children}
  </section>
);
