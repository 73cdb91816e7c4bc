import { recordRightOf } from '@archway/contract/inventory/device-events/record-rights';
import type { Move } from '@archway/contract/moves/move';
import { useAbility } from '../../../platform/session/ability.ts';
import { ExtrasPanel } from '../../crew/extras/extras-panel.tsx';
import { useMove } from '../../crew/use-move.ts';
import { MoveTimeline } from './move-timeline.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { SignaturePanel } from './signature-panel.tsx';
import { toldEvents } from './told-events.ts';
import { TransfersPanel } from './transfers-panel.tsx';

/** What was photographed, who signed, and everything that was done, also what is still on its way from this device. */
export const MoveStory = ({ move }: { move: Move }) => {
  const { data } = useMove(move.id);
  const right = recordRightOf(useAbility());
  const mayRecord = right !== 'nothing' && move.status !== 'canceled';
  const events = data ? toldEvents(data) : [];
  return (
    <>
      {data && <ExtrasPanel state={data} />}
      <TransfersPanel move={move} />
      <PhotosPanel move={move} events={events} mayRecord={mayRecord} />
      <SignaturePanel move={move} events={events} mayRecord={mayRecord} />
      <MoveTimeline move={move} events={events} />
    </>
  );
};
