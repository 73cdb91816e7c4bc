import * as textLimits from '@archway/contract/kernel/text/text-limits';
import type { SavedList, SavedView, ViewState } from '@archway/contract/team/saved-view';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { FormAlert } from '../edit/form-alert.tsx';
import { type Latest, useEditForm } from '../edit/use-edit-form.ts';

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
  const nameOf = (field: 'name' | 'shared') => t(field === 'name' ? 'views.name' : 'views.share');
  const edit = useEditForm<SavedView, { name: string; shared: boolean }>({
    row: view ?? undefined,
    valuesOf: (known) => ({ name: known?.name ?? '', shared: known?.shared ?? false }),
    required: ['name'],
    read: ({ id }) => readView(list, id),
    save: ({ name, shared }, base, options) => {
      if (!base) return api.views.create({ list, name, shared, state }, options);
      const { id, version, own } = base;
      return api.views.change({ id, version, name, ...(mayShare && own ? { shared } : {}) }, options);
    },
    onDone: (saved) => {
      onClose();
      toast(t('views.saved', { name: isolated(saved.name) }), { tone: 'success' });
      if (!view) onSaved(saved);
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} nameOf={nameOf} />
        <TextInput
          label={nameOf('name')}
          maxLength={textLimits.viewName}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        {mayShare && (view?.own ?? true) && (
          <Switch
            label={nameOf('shared')}
            description={t('views.shareHint')}
            key={form.key('shared')}
            {...form.getInputProps('shared', { type: 'checkbox' })}
          />
        )}
        <FormButtons submit={view ? undefined : t('views.saveTitle')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** As it is now; who changed it last is not known of a view. */
const readView = async (list: SavedList, id: string): Promise<Latest<SavedView>> => {
  const { rows } = await api.views.list({ list });
  const view = rows.find((each) => each.id === id);
  if (!view) throw new Error('That view is gone.');
  return { ...view, updatedAt: null, updatedBy: null, updatedById: null };
};
