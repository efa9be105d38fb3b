import { floor, type SceneInput, skirting, surface } from './props.ts';

export const books = ['#c8553d', '#f2b134', '#3f7d6b', '#4a6fa5', '#7a5c8e', '#e6d5b8'] as const;

export const pots = ['#d98a5b', '#e9e2d6', '#6f8f9b', '#c65b4a'] as const;

export const prints = [
  ['#f7e6cf', '#e07a4b', '#7ba08a'],
  ['#e3eef0', '#f2b84b', '#4f7f93'],
  ['#f9e3dd', '#c8553d', '#8c9f6b'],
] as const;

/** The surface under the product: the top of a table for small products, the floor for large ones. */
export function ground(
  input: SceneInput,
  top: string,
  boards: string,
  kind: 'wood' | 'tiles' | 'plain' = 'wood',
): { content: string; y: number } {
  const { paint, onFloor } = input;
  return onFloor
    ? { content: floor(paint, 690, boards, kind) + skirting(692, boards), y: 868 }
    : { content: surface(paint, 660, top, kind === 'wood'), y: 800 };
}
