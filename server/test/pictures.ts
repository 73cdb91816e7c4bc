import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, pictureAddress, pictureSizes } from '@archway/contract/files/picture';
import sharp from 'sharp';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const sizes = Object.keys(pictureSizes) as PictureSize[]; // keys of a const object

/** Pixels like no others, so that no two pictures of a test are the same one. */
export const noise = (width = 60, height = 40) =>
  sharp(crypto.getRandomValues(Buffer.alloc(60 * 40 * 3)), {
    raw: { width: 60, height: 40, channels: 3 },
  }).resize(width, height, { fit: 'fill' });

export const photo = (width?: number, height?: number) => noise(width, height).jpeg().toBuffer();

export const formWith = (content: Uint8Array | Buffer, name = 'photo.jpg', type = 'image/jpeg') => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name, { type }));
  return form;
};

export const upload = (
  person: Browser,
  content: Uint8Array | Buffer,
  { name, type, headers }: { name?: string; type?: string; headers?: Record<string, string> } = {},
) => person.post('/pictures', formWith(content, name, type), headers);

/** Asks for a picture as an <img> of the web app does: with the cookie, without any header. */
export const show = async (
  app: Pick<TestApp, 'url'>,
  person: Browser | undefined,
  id: string,
  size: PictureSize | string = 'medium',
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => {
  const path = size in pictureSizes ? pictureAddress(id, size as PictureSize) : `/pictures/${id}/${size}`; // looked up before
  const token = person?.state.accessToken;
  const response = await fetch(app.url + path, {
    method,
    headers: { ...(token ? { cookie: `archway-theme=dark; accessToken=${token}` } : {}), ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    content: Buffer.from(await response.arrayBuffer()),
  };
};

/** Every file in the file storage of this app, by its path. */
export const shelved = async (app: TestApp): Promise<string[]> => {
  const root = join(app.config.ARCHWAY_DATA, 'files');
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
};

export const readShelved = (app: TestApp, path: string) =>
  readFile(join(app.config.ARCHWAY_DATA, 'files', path));
