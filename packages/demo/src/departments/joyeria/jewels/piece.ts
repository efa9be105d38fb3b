import type { PictureRecipe, ReviewPhrases } from '../../../types.ts';
import type { Metal } from './metals.ts';

/** A kind of jewel. */
export interface Piece {
  leaf: string;
  weight: number;
  noun: string;
  gender: 'o' | 'a';
  plural: boolean;
  brands: readonly string[];
  designs: readonly (readonly [string, string])[];
  metals: readonly Metal[];
  base: number;
  grams: readonly [number, number];
  art: string;
  params?: Readonly<Record<string, string | number>>;
  motifs?: readonly string[];
  stoned: number;
  option?: readonly [string, readonly (readonly [string, number])[]];
  size: string;
  lines: readonly string[];
  scene: PictureRecipe['scene'];
  reviews: ReviewPhrases;
}

/** Brands that make all kinds of jewellery. */
export const house = ['Tasqueña Plata', 'Luz de Taxco', 'Casa Melitón', 'Filigrana Roja', 'Citlalmina'] as const;
