/**
 * Black or white, whichever has more contrast on a colour `#rrggbb`. The better of the two always has at least 4.5 : 1
 * (WCAG 2.2, 1.4.3), since their contrasts multiply to 21.
 */
export function readableOn(hex: string): '#000000' | '#ffffff' {
  const light = luminance(hex) + 0.05;
  return light / 0.05 >= 1.05 / light ? '#000000' : '#ffffff';
}

/** Relative luminance (WCAG 2.2), 0 to 1. An invalid colour counts as black. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255 || 0;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
