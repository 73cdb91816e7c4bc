import type { Item } from '@archway/contract/inventory/item';
import { useRef, useState } from 'react';
import { api, type CallContext } from '../../platform/api/api.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import { readItemsAgain } from '../read-items-again.ts';
import { changedFacts } from './item-changes.ts';
import { type Customs, factsOf, type ItemFacts, type ItemFields } from './item-fields.ts';
import { formFieldOf, type ItemForm } from './item-form.ts';
import { readCodes } from './piece-codes.ts';

type Made = { item: Pick<Item, 'id' | 'name' | 'version'>; facts: ItemFacts; pieces: boolean };

/** `another`: the next thing of the same delivery follows. */
type Wish = { fields: ItemFields; another: boolean };

type Saving = {
  form: ItemForm;
  pictures: PictureUploads;
  customs: Customs;
  /** Whether the price paid may be written on each piece. */
  withCosts: boolean;
  onSaved: (item: Made['item'], wish: Wish) => void | Promise<void>;
};

/**
 * Saves something new: the item, its pictures, its pieces, in this order. Whatever fails can be put right and saved again: it
 * goes on where it stopped, and nothing is made twice.
 */
export const useSaveNewItem = ({ form, pictures, customs, withCosts, onSaved }: Saving) => {
  const made = useRef<Made | null>(null);
  const [partly, setPartly] = useState(false);
  const keyFor = useWishKeys();

  const keepItem = async (fields: ItemFields) => {
    const facts = factsOf(fields, customs);
    if (!made.current) {
      const input = {
        ...facts,
        tracking: fields.tracking,
        status: fields.draft ? 'draft' : 'active',
      } as const;
      const item = await api.items.create(input, keyFor('item', input));
      made.current = { item, facts, pieces: false };
      return item;
    }
    const { item, facts: before } = made.current;
    const change = changedFacts(before, facts);
    if (Object.keys(change).length === 0) return item;
    const changed = await api.items.change({ id: item.id, version: item.version, ...change });
    made.current = { ...made.current, item: changed, facts };
    return changed;
  };

  const keepPieces = async (itemId: Item['id'], fields: ItemFields) => {
    const codes = fields.tracking === 'unit' ? readCodes(fields.codes) : [];
    const quantity = Math.max(Number(fields.quantity), codes.length);
    if (made.current?.pieces || quantity === 0) return;
    const locationId = fields.locationId ?? '';
    if (fields.tracking === 'bulk') {
      const input = { itemId, locationId, quantity };
      await api.stock.receive(input, keyFor('pieces', input));
    } else {
      const input = {
        itemId,
        locationId,
        quantity,
        codes,
        condition: fields.condition,
        acquiredOn: fields.acquiredOn || null,
        acquisitionCost: withCosts ? factsOf(fields, customs).purchaseCost : null,
      };
      await api.units.add(input, keyFor('pieces', input));
    }
    if (made.current) made.current.pieces = true;
  };

  const { submit, pending, problem } = useSubmit(
    async (wish: Wish) => {
      const { fields } = wish;
      const { ids, refused } = await pictures.settled();
      if (refused > 0) return null;
      const item = await keepItem(fields);
      if (ids.length > 0 && made.current) {
        const pictured = await api.items.setPictures({ id: item.id, pictureIds: ids });
        made.current = { ...made.current, item: pictured };
      }
      await keepPieces(item.id, fields);
      return made.current && { item: made.current.item, wish };
    },
    {
      onDone: async (saved) => {
        if (!saved) return;
        made.current = null;
        setPartly(false);
        await readItemsAgain();
        await onSaved(saved.item, saved.wish);
      },
      onProblem: ({ errors }) => {
        setPartly(made.current !== null);
        return form.showErrors(errors.map((error) => ({ ...error, field: formFieldOf(error.field) })));
      },
    },
  );
  return {
    submit,
    pending,
    problem,
    /** The item is there already, but not everything that belongs to it. */
    partly: partly ? (made.current?.item ?? null) : null,
  };
};

/** The same step with the same values is the same wish, however often it is sent. */
const useWishKeys = () => {
  const wishes = useRef(new Map<string, { body: string; key: string }>());
  return (step: string, input: unknown): { context: CallContext } => {
    const body = JSON.stringify(input);
    const known = wishes.current.get(step);
    const wish = known?.body === body ? known : { body, key: newKey() };
    wishes.current.set(step, wish);
    return { context: { idempotencyKey: wish.key } };
  };
};
