import type { OutboxPicture } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** How much of a picture the server has. */
export type Received = { readonly received: number; readonly isWhole: boolean };

export type PictureDelivery = {
  readonly store: Pick<OutboxStore, 'nextPicture' | 'pictureSent' | 'pictureArrived' | 'setPictureAside'>;
  readonly owner: string;
  /** Sends the part of a picture that begins at a byte. */
  readonly sendPart: (picture: OutboxPicture, offset: number) => Promise<Received>;
  /** Why the server will not take it, if it said so. */
  readonly refusalIn: (error: unknown) => string | undefined;
};

/** Sends the pictures of what the server has, one after the other. Whatever rejects leaves the rest where it is. */
export const deliverPictures = async (delivery: PictureDelivery): Promise<void> => {
  for (;;) {
    const picture = await delivery.store.nextPicture(delivery.owner);
    if (!picture) return;
    await deliverPicture(delivery, picture);
  }
};

const deliverPicture = async (
  { store, sendPart, refusalIn }: PictureDelivery,
  picture: OutboxPicture,
): Promise<void> => {
  let offset = picture.sent;
  for (;;) {
    let answer: Received;
    try {
      answer = await sendPart(picture, offset);
    } catch (error) {
      const reason = refusalIn(error);
      if (reason === undefined) throw error;
      return store.setPictureAside(picture.id, reason);
    }
    if (answer.isWhole) return store.pictureArrived(picture.id);
    if (answer.received === offset) throw new Error('The server took nothing of the picture.');
    // The server's word counts: it may have forgotten what it had.
    offset = answer.received;
    await store.pictureSent(picture.id, offset);
  }
};
