/** Outlines of packages and other turned or rounded things. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number, radius?: number];

/** Outline of a polygon whose corners are rounded by each point's radius. */
export function soft(points: readonly Point[]): string {
  const steps = points.map(([x, y, radius = 0], i) => {
    const [fromX, fromY] = points.at(i - 1) ?? [x, y];
    const [toX, toY] = points[(i + 1) % points.length] ?? [x, y];
    const inLength = Math.hypot(fromX - x, fromY - y) || 1;
    const outLength = Math.hypot(toX - x, toY - y) || 1;
    const reach = Math.min(radius, inLength / 2, outLength / 2);
    const ax = x + ((fromX - x) * reach) / inLength;
    const ay = y + ((fromY - y) * reach) / inLength;
    const bx = x + ((toX - x) * reach) / outLength;
    const by = y + ((toY - y) * reach) / outLength;
    return `${i === 0 ? 'M' : 'L'}${ax.toFixed(1)} ${ay.toFixed(1)}Q${x} ${y} ${bx.toFixed(1)} ${by.toFixed(1)}`;
  });
  return `${steps.join('')}Z`;
}

/** Outline of a body of revolution around x = `axis`, from its right half as [half width, y, corner radius]. */
export function lathe(profile: readonly Point[], axis = 300): string {
  const right = profile.map(([half, y, radius]): Point => [axis + half, y, radius ?? 0]);
  const left = profile.map(([half, y, radius]): Point => [axis - half, y, radius ?? 0]).reverse();
  return soft([...right, ...left]);
}

/** A band across a round body: straight sides, both edges sagging by `sag`. */
export function bandPath({ x, y, width, height }: Box, sag = 6): string {
  const middle = x + width / 2;
  return `M${x} ${y}Q${middle} ${y + sag * 2} ${x + width} ${y}V${y + height}Q${middle} ${y + height + sag * 2} ${x} ${y + height}Z`;
}
