import type { Archetype } from '../../../types.ts';
import { autoasientos } from './autoasientos.ts';
import { blancosYCobijas } from './blancos-y-cobijas.ts';
import { carriolas } from './carriolas.ts';
import { corralesYSeguridad } from './corrales-y-seguridad.ts';
import { cunasYColechos } from './cunas-y-colechos.ts';
import { mecedorasYAndaderas } from './mecedoras-y-andaderas.ts';
import { monitoresYLamparas } from './monitores-y-lamparas.ts';
import { panaleras } from './panaleras.ts';
import { periqueras } from './periqueras.ts';
import { portabebesYFulares } from './portabebes-y-fulares.ts';
import { sonajasYPeluches } from './sonajas-y-peluches.ts';

/** Pushchairs, furniture, toys and safety. */
export const paseo: readonly Archetype[] = [
  periqueras,
  carriolas,
  autoasientos,
  portabebesYFulares,
  panaleras,
  cunasYColechos,
  blancosYCobijas,
  monitoresYLamparas,
  sonajasYPeluches,
  mecedorasYAndaderas,
  corralesYSeguridad,
];
