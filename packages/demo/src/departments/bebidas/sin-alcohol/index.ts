import type { Archetype } from '../../../types.ts';
import { aguaNaturalYMineral } from './agua-natural-y-mineral.ts';
import { aguasFrescasYConcentrados } from './aguas-frescas-y-concentrados.ts';
import { cafeEnGranoYMolido } from './cafe-en-grano-y-molido.ts';
import { cafeSolubleYCapsulas } from './cafe-soluble-y-capsulas.ts';
import { hidratantesYEnergeticas } from './hidratantes-y-energeticas.ts';
import { jugosYNectares } from './jugos-y-nectares.ts';
import { kombuchaYFermentados } from './kombucha-y-fermentados.ts';
import { refrescos } from './refrescos.ts';
import { teEInfusiones } from './te-e-infusiones.ts';

/** Soft drinks, coffee and tea. */
export const bebidasSinAlcohol: readonly Archetype[] = [
  refrescos,
  aguaNaturalYMineral,
  aguasFrescasYConcentrados,
  jugosYNectares,
  hidratantesYEnergeticas,
  kombuchaYFermentados,
  cafeEnGranoYMolido,
  cafeSolubleYCapsulas,
  teEInfusiones,
];
