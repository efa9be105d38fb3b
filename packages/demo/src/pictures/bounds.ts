import measured from './bounds.json' with { type: 'json' };

/** The part of its box of 600 × 600 that a drawing covers, so that a view can centre it and fill the picture. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const table: Readonly<Record<string, readonly number[] | undefined>> = measured;

/** Bounds of a drawing, from measurements that write-bounds.ts has stored. An emoji fills its box. */
export function boundsOf(art: string): Bounds {
  const [left = 34, top = 34, right = 566, bottom = 562] = table[art] ?? [];
  return { left, top, right, bottom };
}
