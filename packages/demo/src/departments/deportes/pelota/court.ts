import { pelota } from '../reviews/pelota.ts';

/** Values that ball games share. */
export const COURT = {
  reviews: pelota,
  scene: 'garden',
  warranty: '3 meses contra defectos de fabricación',
} as const;
