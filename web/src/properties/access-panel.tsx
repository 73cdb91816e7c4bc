import { accessNotesMax } from '@archway/contract/properties/property-fields';
import { Button, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { useAbility } from '../platform/session/ability.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import { ProblemAlert } from '../ui/feedback/problem-alert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { TitledPanel } from '../ui/layout/titled-panel.tsx';
import { Results } from '../ui/list/results.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import classes from './access-panel.module.css';

/** How one gets in, large enough to be read at the door. Whoever may not know it is not told that there is something to know. */
export const AccessPanel = ({ propertyId }: { propertyId: string }) => {
  const ability = useAbility();
  return ability.can('read', 'AccessCode') ? <Access propertyId={propertyId} /> : null;
};

const Access = ({ propertyId }: { propertyId: string }) => {
  const { t } = useTranslation('properties');
  const mayEdit = useAbility().can('update', 'AccessCode');
  const [edited, edit] = useDisclosure();
  // Never kept longer than the screen: a phone changes hands.
  const access = useQuery({
    ...queries.properties.getAccess.queryOptions({ input: { id: propertyId } }),
    gcTime: 0,
  });
  return (
    <TitledPanel title={t('access.title')} action={<IconLock size={20} stroke={1.6} aria-hidden />}>
      <Results of={access} skeleton={<Skeleton height={64} />}>
        {({ notes }) => (
          <Stack gap="sm">
            {notes ? (
              <p className={classes.notes} dir="auto">
                {notes}
              </p>
            ) : (
              <p className={classes.nothing}>{t('access.none')}</p>
            )}
            <p className={classes.nothing}>{t('access.hint')}</p>
            <Group gap="xs">
              {notes && <CopyButton text={notes} label={t('access.copy')} size="xs" />}
              {mayEdit && (
                <Button variant="default" size="xs" onClick={edit.open}>
                  {t(notes ? 'access.edit' : 'access.add')}
                </Button>
              )}
            </Group>
            <Dialog opened={edited} onClose={edit.close} title={t('access.label')}>
              <AccessForm propertyId={propertyId} notes={notes} onClose={edit.close} />
            </Dialog>
          </Stack>
        )}
      </Results>
    </TitledPanel>
  );
};

type AccessFormProps = { propertyId: string; notes: string; onClose: () => void };

const AccessForm = ({ propertyId, notes, onClose }: AccessFormProps) => {
  const { t } = useTranslation('properties');
  const [typed, setTyped] = useState(notes);
  const { submit, pending, problem } = useSubmit(api.properties.setAccess, {
    onDone: () => {
      onClose();
      toast(t('access.saved'), { tone: 'success' });
    },
  });
  useUnsaved(() => !pending && typed !== notes);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ id: propertyId, notes: typed.trim() });
      }}
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <Textarea
          label={t('access.label')}
          description={t('access.hint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={accessNotesMax}
          autosize
          minRows={4}
          maxRows={12}
          dir="auto"
          data-autofocus
        />
        <FormButtons submit={t('access.save')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
