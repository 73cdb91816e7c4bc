import { lightnessOf, lit } from './colour.ts';
import type { Material } from './scene.ts';
import type { Vector } from './vector.ts';

/** What pieces are made of. */
export const linen = (colour: string): Material => ({ colour, texture: 'linen' });
export const boucle = (colour: string): Material => ({ colour, texture: 'boucle' });
export const wool = (colour: string): Material => ({ colour, texture: 'wool' });
export const leather = (colour: string): Material => ({ colour, texture: 'leather', shine: 0.34 });
export const wood = (colour: string, along: Vector = [1, 0, 0]): Material => ({
  colour,
  texture: 'wood',
  along,
  shine: lightnessOf(colour) < 0.55 ? 0.16 : 0.08,
});
export const uprightWood = (colour: string) => wood(colour, [0, 1, 0]);
export const lacquer = (colour: string): Material => ({ colour, shine: 0.3 });
export const ceramic = (colour: string): Material => ({ colour, shine: 0.8 });
export const metal = (colour: string): Material => ({ colour, metal: true });
export const iron: Material = { colour: '#35302d', shine: 0.18 };
export const brass = metal('#cbae74');
export const stone = (colour: string): Material => ({ colour, texture: 'stone', shine: 0.08 });
export const marble: Material = { colour: '#efece6', texture: 'stone', shine: 0.45 };
export const glass: Material = { colour: '#cfe0da', clear: 0.5, shine: 0.9 };
export const lampshade = (colour: string): Material => ({ colour, texture: 'linen', glow: 0.5 });

/** A seam or a joint: the same thing, in its own shadow. */
export const seam = (colour: string): Material => ({ colour: lit(colour, 0.58) });
