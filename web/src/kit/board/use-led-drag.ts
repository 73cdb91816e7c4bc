import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useDirection } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';

/** What is dragged, and the places it can stand in; each place is droppable under its key. */
export type DragKind<Thing, Place> = {
  /** What a card gives along. */
  readonly thingOf: (active: Active) => Thing | undefined;
  readonly placeOf: (thing: Thing) => Place;
  readonly keyOf: (place: Place) => string;
  readonly placeOfKey: (key: unknown) => Place | undefined;
  /** Where a key leads from a place; of one that leads nowhere, nothing. */
  readonly placeAfter: (thing: Thing, at: Place, key: ArrowOf) => Place | undefined;
  readonly onDrop: (thing: Thing, to: Place) => void;
  readonly announcements: Announcements;
  readonly instructions: string;
};

type ArrowOf = { readonly code: string; readonly rtl: boolean };

/** A card being dragged by a pointer, a finger or keys. */
export const useLedDrag = <Thing, Place>(kind: DragKind<Thing, Place>) => {
  const { thingOf, keyOf, placeOfKey, onDrop } = kind;
  const rtl = useDirection().dir === 'rtl';
  const [dragged, setDragged] = useState<Thing | null>(null);
  // Where the keys led. The place itself, not its rectangle: a board that is wider than the screen scrolls meanwhile.
  const [led, setLed] = useState<Place | null>(null);
  // Also for the key that is pressed before it is drawn.
  const latest = useRef<Place | null>(null);
  const lead = (to: Place | null) => {
    latest.current = to;
    setLed(() => to);
  };
  const end = () => {
    setDragged(null);
    lead(null);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays where it is means the card; one that moves on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: ledByKeys(kind, rtl, () => latest.current, lead) }),
  );
  const ledKey = led === null ? null : keyOf(led);
  return {
    dragged,
    sensors,
    collisionDetection: useMemo(() => collisionsOf(ledKey), [ledKey]),
    accessibility: {
      announcements: kind.announcements,
      screenReaderInstructions: { draggable: kind.instructions },
    },
    onDragStart: ({ active }: { active: Active }) => setDragged(() => thingOf(active) ?? null),
    onDragCancel: end,
    onDragEnd: ({ active, over }: { active: Active; over: { id: string | number } | null }) => {
      const to = latest.current ?? placeOfKey(over?.id);
      end();
      const thing = thingOf(active);
      if (thing !== undefined && to) onDrop(thing, to);
    },
  };
};

/** Where the pointer is; without one, the place to which the keys led. */
const collisionsOf =
  (led: string | null): CollisionDetection =>
  (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return led === null ? closestCenter(args) : [{ id: led }];
  };

const ledByKeys =
  <Thing, Place>(
    { thingOf, placeOf, keyOf, placeAfter }: DragKind<Thing, Place>,
    rtl: boolean,
    ledTo: () => Place | null,
    onLed: (to: Place) => void,
  ): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects, collisionRect } }) => {
    const thing = active && thingOf(active);
    const to = thing && placeAfter(thing, ledTo() ?? placeOf(thing), { code: event.code, rtl });
    if (!to) return undefined;
    event.preventDefault();
    onLed(to);
    const rect = droppableRects.get(keyOf(to));
    // What is carried is measured some frames after it is taken up; a key pressed meanwhile leads on all the same.
    if (!rect || !collisionRect) return undefined;
    return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 16 };
  };
