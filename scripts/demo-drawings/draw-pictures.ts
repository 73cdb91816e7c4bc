import { mkdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { picturesFolder } from '../../server/src/demo/demo-pictures.ts';
import { demoDrawings } from './drawings/demo-drawings.ts';
import { drawToFolder } from './drawings/draw-to-folder.ts';

/** `node scripts/demo-drawings/draw-pictures.ts` draws the demo's pictures anew, after a change in `drawings/`. */
sharp.cache(false);
sharp.concurrency(1);
await rm(picturesFolder, { recursive: true, force: true });
await mkdir(picturesFolder);
await drawToFolder(picturesFolder, demoDrawings);
