import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';

/** Where it is and how the finder can be reached: nothing else is asked. */
export const FoundForm = ({ code, onTold }: { code: string; onTold: () => void }) => {
  const { t } = useTranslation('inventory/scan');
  const form = useFields({ initialValues: { message: '', contact: '' }, required: ['message', 'contact'] });
  const { submit, pending, problem } = useSubmit(
    (fields: { message: string; contact: string }, options) =>
      api.scan.tellFound({ code, ...fields }, options),
    { onDone: onTold, onProblem: ({ errors }) => form.showErrors(errors) },
  );
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <Textarea
          key={form.key('message')}
          label={t('found.message')}
          description={t('found.messageHint')}
          autosize
          minRows={3}
          maxLength={textLimits.finderMessage}
          {...form.getInputProps('message')}
        />
        <TextInput
          key={form.key('contact')}
          label={t('found.contact')}
          description={t('found.contactHint')}
          maxLength={textLimits.finderContact}
          {...form.getInputProps('contact')}
        />
        <Button type="submit" size="md" fullWidth loading={pending}>
          {t('found.send')}
        </Button>
      </Stack>
    </form>
  );
};
