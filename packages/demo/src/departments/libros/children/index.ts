import type { Shelf } from '../books.ts';
import { comicsYArte } from './comics-y-arte.ts';
import { infantilYJuvenil } from './infantil-y-juvenil.ts';

export const children: readonly Shelf[] = [...infantilYJuvenil, ...comicsYArte];
