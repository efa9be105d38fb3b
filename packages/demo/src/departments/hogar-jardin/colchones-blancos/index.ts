import { almohadas } from './almohadas.ts';
import { camas } from './camas.ts';
import { colchones } from './colchones.ts';
import { cortinas } from './cortinas.ts';
import { BRANDS } from './names.ts';
import { toallas } from './toallas.ts';

export const colchonesBlancos = { brands: BRANDS, archetypes: [colchones, almohadas, camas, toallas, cortinas] };
