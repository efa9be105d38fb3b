/**
 * Postal addresses of the demo's customers. The streets exist; houses and people do not. The telephone numbers belong
 * to no exchange.
 */
import { mostAddresses } from '@tianguis/domain';
import type { ClientBase } from 'pg';
import { demoCustomers } from './customers.ts';

interface DemoAddress {
  /** E-mail of the customer. */
  email: string;
  nombre: string;
  calle: string;
  numeroExterior: string;
  numeroInterior?: string;
  colonia: string;
  codigoPostal: string;
  municipio: string;
  ciudad: string;
  entreCalles?: string;
  referencias?: string;
  telefono: string;
}

/** The first address of each customer is the default address. */
export const demoAddresses: readonly DemoAddress[] = [
  {
    ...{ email: 'ana@tianguis.example', nombre: 'Ana Ríos Cárdenas', telefono: '5500000101' },
    ...{ calle: 'Orizaba', numeroExterior: '101', numeroInterior: '4', colonia: 'Roma Norte', codigoPostal: '06700' },
    ...{ municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', entreCalles: 'Puebla y Sinaloa' },
    referencias: 'Portón verde, junto a la panadería. Toca el timbre 4.',
  },
  {
    ...{ email: 'ana@tianguis.example', nombre: 'Ana Ríos (oficina)', telefono: '5500000102' },
    ...{ calle: 'Paseo de la Reforma', numeroExterior: '250', numeroInterior: 'piso 12', colonia: 'Juárez' },
    ...{ codigoPostal: '06600', municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México' },
    referencias: 'Recepción, de 9 a 18 horas.',
  },
  {
    ...{ email: 'ana@tianguis.example', nombre: 'Elena Cárdenas', telefono: '3300000103' },
    ...{ calle: 'Avenida Juárez', numeroExterior: '638', colonia: 'Guadalajara Centro', codigoPostal: '44100' },
    ...{ municipio: 'Guadalajara', ciudad: 'Guadalajara', referencias: 'Casa de mi mamá: ella recibe.' },
  },
  {
    ...{ email: 'beto@tianguis.example', nombre: 'Alberto Medina Ochoa', telefono: '8100000201' },
    ...{ calle: 'Morelos', numeroExterior: '845', colonia: 'Monterrey Centro', codigoPostal: '64000' },
    ...{ municipio: 'Monterrey', ciudad: 'Monterrey', entreCalles: 'Zaragoza y Escobedo' },
  },
  {
    ...{ email: 'lupita@tianguis.example', nombre: 'Guadalupe Xicoténcatl', telefono: '5500000301' },
    ...{ calle: 'Ámsterdam', numeroExterior: 'S/N', colonia: 'Condesa', codigoPostal: '06140' },
    ...{ municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', referencias: 'Local de la esquina, fachada azul.' },
  },
  {
    ...{ email: 'lupita@tianguis.example', nombre: 'Guadalupe Xicoténcatl', telefono: '5500000302' },
    ...{ calle: 'Avenida Coyoacán', numeroExterior: '1435', numeroInterior: 'B-302', colonia: 'Del Valle Centro' },
    ...{ codigoPostal: '03100', municipio: 'Benito Juárez', ciudad: 'Ciudad de México' },
  },
];

/** Adds these addresses to customers of the demo who have no address yet. */
export async function addAddresses(client: ClientBase): Promise<void> {
  for (const { id, email } of demoCustomers) {
    const own = demoAddresses.filter((one) => one.email === email);
    const { rowCount } = await client.query('select 1 from addresses where customer_id = $1 limit 1', [id]);
    if (rowCount !== 0) continue;
    for (const [at, one] of own.entries())
      await client.query(
        `insert into addresses (customer_id, slot, rank, nombre, calle, numero_exterior, numero_interior, colonia,
           codigo_postal, municipio, ciudad, entre_calles, referencias, telefono)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
          where exists (select 1 from customers where id = $1)`,
        [
          ...[id, at + 1, mostAddresses - at, one.nombre, one.calle, one.numeroExterior, one.numeroInterior ?? ''],
          ...[one.colonia, one.codigoPostal, one.municipio, one.ciudad, one.entreCalles ?? ''],
          ...[one.referencias ?? '', one.telefono],
        ],
      );
  }
}
