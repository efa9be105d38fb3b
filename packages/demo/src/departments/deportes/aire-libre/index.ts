import type { Archetype } from '../../../types.ts';
import { bolsasDeDormir } from './bolsas-de-dormir.ts';
import { casasDeCampana } from './casas-de-campana.ts';
import { esnorquelYFlotacion } from './esnorquel-y-flotacion.ts';
import { gogglesYGorras } from './goggles-y-gorras.ts';
import { hieleras } from './hieleras.ts';
import { mochilasDeSenderismo } from './mochilas-de-senderismo.ts';
import { trajesDeNatacion } from './trajes-de-natacion.ts';

/** Camping, hiking and swimming. */
export const aireLibre: readonly Archetype[] = [
  casasDeCampana,
  bolsasDeDormir,
  mochilasDeSenderismo,
  hieleras,
  gogglesYGorras,
  trajesDeNatacion,
  esnorquelYFlotacion,
];
