import type { Shelf } from '../books.ts';
import { novelas } from './novelas.ts';
import { policiacaYTerror } from './policiaca-y-terror.ts';
import { romanceYPoesia } from './romance-y-poesia.ts';

export const fiction: readonly Shelf[] = [...novelas, ...policiacaYTerror, ...romanceYPoesia];
