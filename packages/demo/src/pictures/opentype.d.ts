/**
 * Types for the functions of opentype.js that lettering.ts uses. Version 2 ships no types and runs under Node as
 * CommonJS.
 */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export interface Glyph {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
