import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '../../../platform/preferences/preference-store.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { keySequences } from '../use-frame-keys.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  { key: 'search', keys: [['Ctrl', 'K'], ['⌘', 'K'], ['/']] },
  { key: 'list', keys: [['?']] },
  { key: 'close', keys: [['Esc']] },
  { key: 'skip', keys: [['Tab']] },
] as const;

/** What the keyboard can do, under `?`. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('frame.keyboard')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <ShortcutList />
    </Modal>
  );
};

/** The same list stands among the settings. */
export const ShortcutList = () => {
  const { t } = useTranslation('app');
  const singleKeys = usePreferences()['single-keys'] === 'true';
  const ability = useAbility();
  const sequences = keySequences
    .filter(({ action, subject }) => ability.can(action, subject))
    .map(({ name, keys }) => ({ key: name, keys: [keys.map((key) => key.toUpperCase())] }));
  return (
    <>
      <dl className={classes.list}>
        {[...shortcuts, ...sequences].map(({ key, keys }) => (
          <div key={key} className={classes.row}>
            <dt>{t(`keyboard.${key}`)}</dt>
            <dd dir="ltr">
              {keys.map((combination) => (
                <span key={combination.join()} className={classes.combination}>
                  {combination.map((each) => (
                    <kbd key={each}>{each}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={t('keyboard.singleKeys')}
        description={t('keyboard.singleKeysHint')}
        checked={singleKeys}
        onChange={(event) => setPreference('single-keys', event.currentTarget.checked ? 'true' : 'false')}
      />
    </>
  );
};
