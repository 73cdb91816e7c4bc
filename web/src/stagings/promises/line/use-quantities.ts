import type { Line } from '@archway/contract/stagings/line';
import { useEffect, useRef, useState } from 'react';
import { type ChosenQuantities, quantityQueue, type Sent, shownQuantity } from './quantity-queue.ts';

type Sending = {
  readonly send: (line: Line, quantity: number) => Promise<Sent>;
  /** Whether something collided and is not settled yet. */
  readonly isHeldUp: boolean;
};

/** The quantities of lines as somebody clicks them, ahead of what the server has. */
export const useQuantities = (sending: Sending) => {
  const [chosen, setChosen] = useState<ChosenQuantities>(new Map());
  const latest = useRef(sending);
  latest.current = sending;
  const [queue] = useState(() =>
    quantityQueue<Line>({
      send: (line, quantity) => latest.current.send(line, quantity),
      onChange: setChosen,
    }),
  );
  useEffect(() => {
    if (!sending.isHeldUp) void queue.run();
  }, [queue, sending.isHeldUp]);
  return {
    choose: (line: Line, quantity: number) => void queue.choose(line, quantity),
    shown: (line: Line) => shownQuantity(line, chosen),
  };
};
