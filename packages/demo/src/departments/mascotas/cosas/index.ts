import type { Archetype } from '../../../types.ts';
import { arenaYAreneros } from './arena-y-areneros.ts';
import { camasYCasas } from './camas-y-casas.ts';
import { correasYPecheras } from './correas-y-pecheras.ts';
import { higieneParaPerro } from './higiene-para-perro.ts';
import { jaulasParaRoedores } from './jaulas-para-roedores.ts';
import { jaulasYAccesorios } from './jaulas-y-accesorios.ts';
import { juguetesParaGato } from './juguetes-para-gato.ts';
import { juguetesParaPerro } from './juguetes-para-perro.ts';
import { pecerasYAccesorios } from './peceras-y-accesorios.ts';
import { platosParaPerro, transportadorasParaPerro } from './platos-y-transportadoras.ts';
import { rascadoresYCamas } from './rascadores-y-camas.ts';
import { terrariosYCalefaccion } from './terrarios-y-calefaccion.ts';

/** Beds, leads, toys, baths and cages. */
export const cosas: readonly Archetype[] = [
  camasYCasas,
  correasYPecheras,
  juguetesParaPerro,
  higieneParaPerro,
  platosParaPerro,
  transportadorasParaPerro,
  arenaYAreneros,
  rascadoresYCamas,
  juguetesParaGato,
  jaulasYAccesorios,
  pecerasYAccesorios,
  jaulasParaRoedores,
  terrariosYCalefaccion,
];
