/** Colours of painted tools: body, grip, metal. */
export const PAINTED: readonly (readonly string[])[] = [
  ['#c8242f', '#1d1d20', '#c9ccd1'],
  ['#f5c929', '#1d1d20', '#8b8f96'],
  ['#1f5966', '#ee7a25', '#c9ccd1'],
  ['#2e8b57', '#36383c', '#f5c929'],
  ['#2c62b8', '#c9ccd1', '#1d1d20'],
  ['#ee7a25', '#36383c', '#f6f5f1'],
];
