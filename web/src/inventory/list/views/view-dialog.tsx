import type { SavedView, ViewState } from '@archway/contract/team/saved-view';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { isolated } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useKept } from '../../../ui/use-kept.ts';
import { readViewsAgain } from './use-keep-view.ts';

/** A view to change, or none for a new one, and how the list is looked at. */
export type ViewInHand = { readonly view: SavedView | null; readonly state: ViewState };

export type ViewDialogProps = {
  inHand: ViewInHand | null;
  mayShare: boolean;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Name a view, and say who sees it. */
export const ViewDialog = ({ inHand, ...props }: ViewDialogProps) => {
  const { t } = useTranslation('inventory/list');
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
  inHand: { view, state },
  mayShare,
  onSaved,
  onClose,
}: ViewDialogProps & { inHand: ViewInHand }) => {
  const { t } = useTranslation('inventory/list');
  const form = useFields({
    initialValues: { name: view?.name ?? '', shared: view?.shared ?? false },
    required: ['name'],
  });
  const onDone = async (saved: SavedView) => {
    await readViewsAgain();
    onClose();
    toast(t('views.saved', { name: isolated(saved.name) }), { tone: 'success' });
    if (!view) onSaved(saved);
  };
  const onProblem = ({ code, errors }: ApiProblem) => {
    if (code === 'stale_version') void readViewsAgain();
    return form.showErrors(errors);
  };
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
      : create.submit({ list: 'items', name, shared, state });
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('views.name')}
          maxLength={60}
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
