import type { ClientRow } from '@archway/contract/clients/client';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../kit/remove/remove-dialog.tsx';
import { api } from '../platform/api/api.ts';
import { isolated } from '../ui/text/sentence.tsx';

type Removed = Pick<ClientRow, 'id' | 'name'>;

type RemoveClientDialogProps = {
  client: Removed | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveClientDialog = ({ client, ...rest }: RemoveClientDialogProps) =>
  client && <Confirmation key={client.id} {...rest} client={client} />;

/** One that stagings or properties name stays; it can be merged into another. */
const Confirmation = ({ client, ...rest }: RemoveClientDialogProps & { client: Removed }) => {
  const { t } = useTranslation('clients');
  const { id, name } = client;
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(name) })}
      send={(_moveTo, options) => api.clients.remove({ id }, options)}
      reasonOf={({ code }) => (code === 'in_use' ? t('inUse') : undefined)}
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
