/** Short functions for SVG shapes. `more` contains further attributes. */

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line without fill, with round ends. */
export const line = (d: string, stroke: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

/** An unfilled circle. */
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

export const group = (more: string, ...content: string[]): string => `<g ${more}>${content.join('')}</g>`;

export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

export const turned = (angle: number, cx: number, cy: number, content: string): string =>
  `<g transform="rotate(${angle} ${cx} ${cy})">${content}</g>`;

/** The content and its mirror image at the vertical axis `x`. */
export const mirrored = (content: string, x = 300): string =>
  `${content}<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${content}</g>`;

/** Concatenates `draw(0)` … `draw(count - 1)`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
