import { lightnessOf, lit } from './color.ts';
import type { Material } from './scene.ts';
import type { Vector } from './vector.ts';

/** What pieces are made of. */
export const linen = (color: string): Material => ({ color, texture: 'linen' });
export const boucle = (color: string): Material => ({ color, texture: 'boucle' });
export const wool = (color: string): Material => ({ color, texture: 'wool' });
export const leather = (color: string): Material => ({ color, texture: 'leather', shine: 0.34 });
export const wood = (color: string, along: Vector = [1, 0, 0]): Material => ({
  color,
  texture: 'wood',
  along,
  shine: lightnessOf(color) < 0.55 ? 0.16 : 0.08,
});
export const uprightWood = (color: string) => wood(color, [0, 1, 0]);
export const lacquer = (color: string): Material => ({ color, shine: 0.3 });
export const ceramic = (color: string): Material => ({ color, shine: 0.8 });
export const metal = (color: string): Material => ({ color, metal: true });
export const iron: Material = { color: '#35302d', shine: 0.18 };
export const brass = metal('#cbae74');
export const stone = (color: string): Material => ({ color, texture: 'stone', shine: 0.08 });
export const marble: Material = { color: '#efece6', texture: 'stone', shine: 0.45 };
export const glass: Material = { color: '#cfe0da', clear: 0.5, shine: 0.9 };
export const lampshade = (color: string): Material => ({ color, texture: 'linen', glow: 0.5 });

/** A seam or a joint: the same thing, in its own shadow. */
export const seam = (color: string): Material => ({ color: lit(color, 0.58) });
