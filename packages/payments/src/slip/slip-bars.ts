/** The barcode of a slip for cash: Code 128, as the tills of OXXO scan the code. For the server only. */
import bwip from 'bwip-js/node';

export interface SlipBars {
  /** Width of the barcode with its quiet zones, in modules (the width of the narrowest bar). */
  width: number;
  /** The path of all bars in a drawing of this width and a height of 1, for the attribute `d` of SVG. */
  path: string;
}

/** A scanner needs ten modules of white at both ends (ISO/IEC 15417). */
const quietZone = 10;

/** @param reference digits of the slip @throws Error for a text without digits only */
export function slipBars(reference: string): SlipBars {
  if (!/^\d+$/.test(reference)) throw new Error('A slip has a reference of digits only.');
  const [code] = bwip.raw({ bcid: 'code128', text: reference }) as { sbs?: readonly number[] }[];
  if (code?.sbs === undefined) throw new Error('bwip-js drew no bars.');
  let x = quietZone;
  let path = '';
  // Widths of bars and spaces in turn; a bar is first.
  for (const [at, width] of code.sbs.entries()) {
    if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { width: x + quietZone, path };
}
