import type { Shelf } from '../books.ts';
import { historiaYBiografias } from './historia-y-biografias.ts';
import { negociosYCiencia } from './negocios-y-ciencia.ts';

export const knowledge: readonly Shelf[] = [...historiaYBiografias, ...negociosYCiencia];
