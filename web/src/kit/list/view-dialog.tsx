import * as textLimits from '@archway/contract/kernel/text-limits';
import type { SavedList, SavedView, ViewState } from '@archway/contract/team/saved-view';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { isolated } from '../../ui/text/sentence.tsx';

/** A view to change, or none for a new one, and how the list is looked at. */
export type ViewInHand = { readonly view: SavedView | null; readonly state: ViewState };

export type ViewDialogProps = {
  list: SavedList;
  inHand: ViewInHand | null;
  mayShare: boolean;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Name a view, and say who sees it. */
export const ViewDialog = ({ inHand, ...props }: ViewDialogProps) => {
  const { t } = useTranslation('kit');
  const kept = useKept(inHand);
  return (
    <Dialog
      opened={inHand !== null}
      onClose={props.onClose}
      title={t(kept?.view ? 'views.renameTitle' : 'views.saveTitle')}
    >
      {kept && <ViewForm key={kept.view?.id ?? 'new'} {...props} inHand={kept} />}
    </Dialog>
  );
};

const ViewForm = ({
  list,
  inHand: { view, state },
  mayShare,
  onSaved,
  onClose,
}: ViewDialogProps & { inHand: ViewInHand }) => {
  const { t } = useTranslation('kit');
  const form = useFields({
    initialValues: { name: view?.name ?? '', shared: view?.shared ?? false },
    required: ['name'],
  });
  const onDone = async (saved: SavedView) => {
    onClose();
    toast(t('views.saved', { name: isolated(saved.name) }), { tone: 'success' });
    if (!view) onSaved(saved);
  };
  const onProblem = ({ errors }: ApiProblem) => form.showErrors(errors);
  const create = useSubmit(api.views.create, { onDone, onProblem });
  const change = useSubmit(api.views.change, { onDone, onProblem });
  const { pending, problem } = view ? change : create;
  const send = ({ name, shared }: { name: string; shared: boolean }) =>
    view
      ? change.submit({
          id: view.id,
          version: view.version,
          name,
          ...(mayShare && view.own ? { shared } : {}),
        })
      : create.submit({ list, name, shared, state });
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('views.name')}
          maxLength={textLimits.viewName}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        {mayShare && (view?.own ?? true) && (
          <Switch
            label={t('views.share')}
            description={t('views.shareHint')}
            key={form.key('shared')}
            {...form.getInputProps('shared', { type: 'checkbox' })}
          />
        )}
        <FormButtons pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
