import { mostPictures } from '@archway/contract/inventory/limits';
import type { FileId } from '@archway/contract/kernel/ids';

/** One picture on its way: chosen, being sent, kept by the server, or refused. */
export type ListedPicture = {
  readonly key: string;
  /** Known once the server has it. */
  readonly id: FileId | null;
  readonly state: 'sending' | 'ready' | 'failed';
  /** How much of it has been sent, as a share of one. */
  readonly share: number;
  readonly file: File | null;
  readonly problem: unknown;
};

export type PictureList = readonly ListedPicture[];

export const kept = (ids: readonly FileId[]): PictureList =>
  ids.map((id) => ({ key: id, id, state: 'ready', share: 1, file: null, problem: null }));

/** As many of the files as there is room for, at the end. */
export const added = (list: PictureList, files: readonly { key: string; file: File }[]): PictureList => [
  ...list,
  ...files
    .slice(0, Math.max(0, mostPictures - list.length))
    .map(
      ({ key, file }): ListedPicture => ({ key, id: null, state: 'sending', share: 0, file, problem: null }),
    ),
];

export const progressed = (list: PictureList, key: string, share: number): PictureList =>
  changed(list, key, { share });

/** The same picture sent twice is one picture: the second leaves the list. */
export const arrived = (list: PictureList, key: string, id: FileId): PictureList =>
  list.some((each) => each.id === id && each.key !== key)
    ? without(list, key)
    : changed(list, key, { id, state: 'ready', share: 1, problem: null });

export const failed = (list: PictureList, key: string, problem: unknown): PictureList =>
  changed(list, key, { state: 'failed', share: 0, problem });

export const triedAgain = (list: PictureList, key: string): PictureList =>
  changed(list, key, { state: 'sending', share: 0, problem: null });

export const without = (list: PictureList, key: string): PictureList =>
  list.filter((each) => each.key !== key);

/** Back where it was. */
export const broughtBack = (list: PictureList, picture: ListedPicture, index: number): PictureList =>
  list.some(({ key }) => key === picture.key)
    ? list
    : list.toSpliced(Math.min(index, list.length), 0, picture);

export const moved = (list: PictureList, key: string, to: number): PictureList => {
  const from = list.findIndex((each) => each.key === key);
  const picture = list[from];
  if (!picture) return list;
  const target = Math.min(Math.max(to, 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(target, 0, picture);
};

/** In their order; what has not arrived is not among them. */
export const idsOf = (list: PictureList): FileId[] => list.flatMap(({ id }) => (id ? [id] : []));

const changed = (list: PictureList, key: string, change: Partial<ListedPicture>): PictureList =>
  list.map((each) => (each.key === key ? { ...each, ...change } : each));
