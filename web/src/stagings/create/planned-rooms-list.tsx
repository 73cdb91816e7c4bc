import { type RoomType, roomTypes } from '@archway/contract/inventory/item-choices';
import { type HomePlan, homePlans } from '@archway/contract/stagings/home-plans';
import { mostRooms } from '@archway/contract/stagings/limits';
import { Button, Menu, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useFieldWords } from '../../ui/fields/use-field-words.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './create.module.css';
import { type PlannedRoom, planOf, renamed, roomsOfPlan, withoutRoom, withRoom } from './planned-rooms.ts';

type PlannedRoomsProps = {
  rooms: readonly PlannedRoom[];
  onChange: (rooms: PlannedRoom[]) => void;
  /** A home by a tap is offered; not where rooms come from elsewhere. */
  plans: boolean;
  /** Whether a room without a name was sent. */
  checked: boolean;
};

/** The rooms of a home: by a tap, then renamed, added and removed as it is. */
export const PlannedRooms = ({ rooms, onChange, plans, checked }: PlannedRoomsProps) => {
  const { t } = useTranslation(['stagings/create', 'ui']);
  const { optionName } = useFieldWords('inventory', 'item');
  const nameOf = (type: RoomType) => optionName('roomTypes', type);
  const list = useRef<HTMLUListElement>(null);
  const add = (type: RoomType) => {
    onChange(withRoom(rooms, type, nameOf));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const remove = (room: PlannedRoom, index: number) => {
    onChange(withoutRoom(rooms, room.key));
    toast(t('rooms.removed', { name: isolated(room.name) }), { undo: () => onChange([...rooms]) });
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('li input');
      left?.[Math.min(index, left.length - 1)]?.focus();
    });
  };
  return (
    <>
      {plans && (
        <ChoiceCards
          legend={t('rooms.plan')}
          value={planOf(rooms) ?? ''}
          options={(Object.keys(homePlans) as HomePlan[]).map((plan) => ({
            // its own keys
            value: plan,
            label: t(`plans.${plan}`),
          }))}
          onChange={(plan) => plan && onChange(roomsOfPlan(plan, nameOf))}
        />
      )}
      {rooms.length > 0 && (
        <ul className={classes.rooms} ref={list} aria-label={t('rooms.list', { count: rooms.length })}>
          {rooms.map((room, index) => (
            <li key={room.key} className={classes.room}>
              <TextInput
                aria-label={t('rooms.name', { n: index + 1 })}
                className={classes.name}
                value={room.name}
                maxLength={80}
                error={checked && room.name.trim() === '' && t('ui:errors.required')}
                onChange={(event) => onChange(renamed(rooms, room.key, event.currentTarget.value))}
              />
              <IconButton
                label={t('rooms.remove', { name: isolated(room.name) })}
                onClick={() => remove(room, index)}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {rooms.length < mostRooms && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              className={classes.add}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t('rooms.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {roomTypes.map((type) => (
              <Menu.Item key={type} onClick={() => add(type)}>
                {nameOf(type)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
};
