import type { SavedView } from '@archway/contract/team/saved-view';
import { Button, Menu } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { RemoveViewDialogProps } from './remove-view-dialog.tsx';
import { useKeepView } from './use-keep-view.ts';
import { useViews } from './use-views.ts';
import type { ViewDialogProps, ViewInHand } from './view-dialog.tsx';
import type { ViewedList } from './viewed-list.ts';
import classes from './views.module.css';

const ViewDialog = lazyDialog<ViewDialogProps>(
  ({ inHand }) => inHand !== null,
  async () => (await import('./view-dialog.tsx')).ViewDialog,
);
const RemoveViewDialog = lazyDialog<RemoveViewDialogProps>(
  ({ view }) => view !== null,
  async () => (await import('./remove-view-dialog.tsx')).RemoveViewDialog,
);

/** The ways of looking at this list that have a name: one's own and the company's. Says which one is open now. */
export const ViewsMenu = ({ viewed }: { viewed: ViewedList }) => {
  const { t } = useTranslation('kit');
  const views = useViews(viewed);
  const { rows, current, changed } = views;
  const { list, mayShare, plain, state } = viewed;
  const keep = useKeepView(list);
  const [inHand, setInHand] = useState<ViewInHand | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const mayChange = current && (current.own ? !current.shared || mayShare : mayShare);
  const mine = rows.filter(({ own }) => own);
  const others = rows.filter(({ own }) => !own);
  const name = current?.name ?? plain;
  const line = (view: SavedView) => (
    <Menu.RadioItem
      key={view.id}
      value={view.id}
      checked={view.id === current?.id}
      checkIcon={<IconCheck size={16} aria-hidden />}
      rightSection={view.isDefault && <IconStar size={16} aria-label={t('views.first')} />}
      closeMenuOnClick
      onClick={() => views.open(view)}
    >
      <bdi>{view.name}</bdi>
      {!view.own && <small className={classes.owner}>{view.ownerName}</small>}
    </Menu.RadioItem>
  );
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            px="xs"
            className={classes.target}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            aria-label={t(changed ? 'views.openChanged' : 'views.open', { name })}
          >
            <bdi className={classes.name}>{name}</bdi>
            {changed && <span className={classes.changed}>{t('views.changed')}</span>}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.RadioItem
            value="plain"
            checked={!current}
            checkIcon={<IconCheck size={16} aria-hidden />}
            closeMenuOnClick
            onClick={() => views.open(null)}
          >
            {plain}
          </Menu.RadioItem>
          {mine.length > 0 && <Menu.Label>{t('views.mine')}</Menu.Label>}
          {mine.map(line)}
          {others.length > 0 && <Menu.Label>{t('views.shared')}</Menu.Label>}
          {others.map(line)}
          <Menu.Divider />
          {changed && mayChange && current && (
            <Menu.Item
              leftSection={<IconDeviceFloppy size={18} aria-hidden />}
              onClick={() => void keep.saveAnew(current, state)}
            >
              {t('views.save')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setInHand({ view: null, state })}
          >
            {t('views.saveAs')}
          </Menu.Item>
          {current && (
            <>
              {mayChange && (
                <Menu.Item
                  leftSection={<IconPencil size={18} aria-hidden />}
                  onClick={() => setInHand({ view: current, state: current.state })}
                >
                  {t('views.rename')}
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={
                  current.isDefault ? (
                    <IconStarOff size={18} aria-hidden />
                  ) : (
                    <IconStar size={18} aria-hidden />
                  )
                }
                onClick={() => void keep.setFirst(current.isDefault ? null : current)}
              >
                {t(current.isDefault ? 'views.notFirst' : 'views.makeFirst')}
              </Menu.Item>
              {mayChange && (
                <Menu.Item
                  c="var(--aw-error-text)"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => setRemoved(current)}
                >
                  {t('views.remove')}
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ViewDialog
        list={list}
        inHand={inHand}
        mayShare={mayShare}
        onSaved={views.open}
        onClose={() => setInHand(null)}
      />
      <RemoveViewDialog view={removed} onRemoved={() => views.open(null)} onClose={() => setRemoved(null)} />
    </>
  );
};
