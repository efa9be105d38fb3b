import type { OfficialSheet } from './sheet.ts';

/** The brands' own shops. */
export const officialSellers: readonly OfficialSheet[] = [];
