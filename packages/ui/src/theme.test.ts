import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** The values of a design token in the light and the dark theme. */
function token(name: string): [light: string, dark: string] {
  const [, light = '', dark = ''] =
    new RegExp(`^ *--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);$`, 'm').exec(css) ?? [];
  if (light === '') throw new Error(`theme.css has no token ${name} of two colours.`);
  return [light, dark];
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours of the text and background of buttons, at rest and under the pointer. */
test.each([
  ['on-rosa', 'rosa'],
  ['on-rosa', 'rosa-deep'],
  ['rosa-deep', 'rosa-wash'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['on-alarm', 'alarm'],
  ['on-alarm', 'alarm-deep'],
])('RT-20 the text of a button can be read: %s on %s is at least 4.5 : 1 in both themes', (text, ground) => {
  for (const theme of [0, 1] as const)
    expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2, 1.4.11: the shape of a control stands out from the background. */
test.each(['paper', 'card'])('a button for what cannot be undone stands out from the %s', (around) => {
  for (const theme of [0, 1] as const)
    expect(contrast(token('alarm')[theme], token(around)[theme])).toBeGreaterThanOrEqual(3);
});
