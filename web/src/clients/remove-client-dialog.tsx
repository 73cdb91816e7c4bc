import type { ClientRow } from '@archway/contract/clients/client';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../kit/remove/remove-dialog.tsx';
import { api } from '../platform/api/api.ts';
import { useMay } from '../platform/session/may.ts';
import { isolated } from '../ui/text/sentence.tsx';
import { ClientSelect } from './client-select.tsx';

type Removed = Pick<ClientRow, 'id' | 'name' | 'stagings'>;

type RemoveClientDialogProps = {
  client: Removed | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveClientDialog = ({ client, ...rest }: RemoveClientDialogProps) =>
  client && <Confirmation key={client.id} {...rest} client={client} />;

/** One that stagings or properties name goes by being merged into another, which then has all that was known of it. */
const Confirmation = ({ client, ...rest }: RemoveClientDialogProps & { client: Removed }) => {
  const { t } = useTranslation('clients');
  const may = useMay();
  const { id, name, stagings } = client;
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) =>
        moveTo ? api.clients.merge({ id: moveTo, otherId: id }, options) : api.clients.remove({ id }, options)
      }
      moving={{
        known: { stagings },
        words: {
          stagings: (count) => t('stagings', { count }),
          properties: (count) => t('properties', { count }),
        },
        allowed: may('clients.merge'),
        field: (target) => <ClientSelect {...target} except={id} required />,
        told: t('removeByMerging'),
        confirm: t('merge.now'),
      }}
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
