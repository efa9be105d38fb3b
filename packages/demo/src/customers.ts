import { hash } from '@node-rs/argon2';

export interface DemoCustomer {
  id: string;
  email: string;
  password: string;
  nombre: string;
  apellidoP: string;
  apellidoM: string;
}

/** Customer accounts of the demo shop. Their passwords are public: never load them into a production shop. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a01',
    email: 'ana@tianguis.example',
    password: 'Tianguis-2026',
    nombre: 'Ana',
    apellidoP: 'Ríos',
    apellidoM: 'Cárdenas',
  },
  {
    id: '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a02',
    email: 'beto@tianguis.example',
    password: 'Mercado-2026',
    nombre: 'Alberto',
    apellidoP: 'Medina',
    apellidoM: 'Ochoa',
  },
  {
    id: '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a03',
    email: 'lupita@tianguis.example',
    password: 'Puestecito-2026',
    nombre: 'Guadalupe',
    apellidoP: 'Xicoténcatl',
    apellidoM: 'Peña',
  },
];

/** The customer who has an order in every state. */
export const customerWithOrders = 'lupita@tianguis.example';

/** Password hash: argon2id with the library's defaults (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
