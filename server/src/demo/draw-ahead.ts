import { readConfig } from '../config.ts';
import { drawDemoPictures } from './drawings/keep-demo-pictures.ts';

/** Draws the demo's pictures into the repository's cache, before a server that shows them has to. */
await drawDemoPictures({ config: readConfig({}) });
