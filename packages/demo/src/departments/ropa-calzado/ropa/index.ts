import type { Archetype } from '../../../types.ts';
import { blusasYPlayeras } from './blusas-y-playeras.ts';
import { boxersYCalcetines } from './boxers-y-calcetines.ts';
import { camisasYGuayaberas } from './camisas-y-guayaberas.ts';
import { chamarrasYSudaderas } from './chamarras-y-sudaderas.ts';
import { chamarrasYSueteres } from './chamarras-y-sueteres.ts';
import { jeansYPantalones } from './jeans-y-pantalones.ts';
import { pantalonesYBermudas } from './pantalones-y-bermudas.ts';
import { playerasYPolos } from './playeras-y-polos.ts';
import { ropaDeportiva } from './ropa-deportiva.ts';
import { ropaInteriorYPijamas } from './ropa-interior-y-pijamas.ts';
import { ropaParaNina } from './ropa-para-nina.ts';
import { ropaParaNino } from './ropa-para-nino.ts';
import { trajesDeBano } from './trajes-de-bano.ts';
import { trajesYSacos } from './trajes-y-sacos.ts';
import { vestidosYFaldas } from './vestidos-y-faldas.ts';

/** Clothes for women, men and children. */
export const ropa: readonly Archetype[] = [
  blusasYPlayeras,
  vestidosYFaldas,
  jeansYPantalones,
  chamarrasYSueteres,
  ropaInteriorYPijamas,
  ropaDeportiva,
  trajesDeBano,
  playerasYPolos,
  camisasYGuayaberas,
  pantalonesYBermudas,
  chamarrasYSudaderas,
  boxersYCalcetines,
  trajesYSacos,
  ropaParaNina,
  ropaParaNino,
];
