/** Fields of the forms of gift registries. Those of the API have the same names. */
export const registryFields = {
  what: 'accion',
  form: 'formulario',
  kind: 'evento',
  names: 'nombres',
  date: 'fecha',
  message: 'mensaje',
  address: 'direccion',
  listed: 'buscable',
  surprise: 'sorpresa',
  product: 'producto',
  sku: 'variante',
  registry: 'mesa',
  wanted: 'quiere',
  gift: 'regalo',
  thanked: 'dadas',
  amount: 'importe',
  pieces: 'pieces',
  note: 'dedicatoria',
  code: 'codigo',
  name: 'nombre',
} as const;

/** Parameters of the page of the own registries. */
export const registryParameters = {
  add: 'producto',
  variant: 'variante',
  pieces: 'cantidad',
  edit: 'editar',
  done: 'listo',
  create: 'nueva',
  change: 'cambiar',
} as const;

/** Names of the parameter `done`, which the page says in words. */
export const doneNames = ['creada', 'guardada', 'agregado', 'cerrada', 'abierta', 'cambiado'] as const;
export type DoneName = (typeof doneNames)[number];
