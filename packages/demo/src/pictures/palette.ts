/**
 * Computes colours for drawings: lighter, darker, between two colours, and with contrast to another. All functions take
 * and return `#rrggbb`.
 */

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format([red, green, blue]: Rgb): string {
  const byte = (part: number) => Math.max(0, Math.min(255, Math.round(part)));
  return `#${((1 << 24) | (byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).slice(1)}`;
}

/** A colour between two: `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b, c] = parse(from);
  const [x, y, z] = parse(to);
  return format([a + (x - a) * amount, b + (y - b) * amount, c + (z - c) * amount]);
}

/** Darkens by `amount` (0 to 1), towards a cool near-black, which looks more like shadow than pure black does. */
export function shade(hex: string, amount: number): string {
  return mix(hex, '#10131f', amount);
}

/** Lightens by `amount` (0 to 1), towards a warm white. */
export function tint(hex: string, amount: number): string {
  return mix(hex, '#fffdf8', amount);
}

/** Relative luminance (WCAG), 0 black to 1 white. */
export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const unit = part / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ink with the best contrast to `hex`: a near-white or a near-black, tinted by the colour itself. */
export function contrast(hex: string): string {
  return luminance(hex) > 0.36 ? shade(hex, 0.82) : tint(hex, 0.94);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function toHsl(hex: string): readonly [number, number, number] {
  const [red, green, blue] = parse(hex).map((part) => part / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red ? (green - blue) / range : high === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return [(sector * 60 + 360) % 360, Math.min(1, saturation), lightness];
}

/** The inverse of {@link toHsl}. */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue / 30 + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return format([part(0), part(8), part(4)]);
}

/** The colour with its lightness limited to `low`–`high`, for objects that must not be pure black or white. */
export function clampLightness(hex: string, low: number, high: number): string {
  const [hue, saturation, lightness] = toHsl(hex);
  return fromHsl(hue, saturation, Math.max(low, Math.min(high, lightness)));
}
