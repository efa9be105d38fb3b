import { pelota } from '../reviews/pelota.ts';

/** What ball games share. */
export const COURT = {
  reviews: pelota,
  scene: 'garden',
  warranty: '3 meses contra defectos de fabricación',
} as const;
