/**
 * Gift registries (RT-23). A registry is opened by its code. No reply of these calls has the address to which gifts are
 * delivered, except its id for the owner. Money is in centavos.
 */
import { codePattern, registryKinds, registryLimits } from '@tianguis/domain/registry';
import Type, { type Static } from 'typebox';
import { childrenSku } from '../cart/cart.ts';
import { nullable } from '../shapes.ts';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });
const productId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const kind = Type.Enum([...registryKinds]);
const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Of the event, YYYY-MM-DD' });

export const registryCode = Type.String({
  maxLength: 40,
  description: 'Twelve letters and digits; case, spaces and dashes do not matter',
});

const values = {
  evento: kind,
  nombres: Type.String({ minLength: 1, maxLength: registryLimits.names, description: 'Of the hosts, as givers read' }),
  fecha: date,
  mensaje: Type.Optional(Type.String({ maxLength: registryLimits.message, description: 'For the givers' })),
  direccion: uuid('Id of an address of the customer, to which gifts are delivered; givers never see it'),
  buscable: Type.Boolean({ description: 'Consent: whoever knows the names may find the registry' }),
  sorpresa: Type.Boolean({ description: 'Until the event, the owner does not see what was given' }),
};

export const newRegistryForm = Type.Object(
  { formulario: uuid('Chosen by the caller: sent again, it is one registry'), ...values },
  strict,
);
export type NewRegistryForm = Static<typeof newRegistryForm>;

export const registryForm = Type.Object(
  { ...values, cerrada: Type.Optional(Type.Boolean({ description: 'A closed registry takes no more gifts' })) },
  strict,
);
export type RegistryForm = Static<typeof registryForm>;

export const registryParams = Type.Object({ id: uuid('Id of a registry of the customer') }, strict);

export const registryItemForm = Type.Object(
  {
    producto: productId,
    childrenSku,
    quiere: Type.Integer({ minimum: 0, maximum: registryLimits.pieces, description: 'Wanted pieces; 0 removes it' }),
  },
  strict,
);
export type RegistryItemForm = Static<typeof registryItemForm>;

export const registryThanksForm = Type.Object(
  { regalo: uuid('Id of a gift'), dadas: Type.Boolean({ description: 'The owner has thanked the giver' }) },
  strict,
);
export type RegistryThanksForm = Static<typeof registryThanksForm>;

export const giftChangeParams = Type.Object(
  { ...registryParams.properties, regalo: uuid('Id of a gift of the registry') },
  strict,
);

/** Changes a gift into balance of the owner, all pieces at once that the carrier does not have (AF-04). */
export const giftChangeForm = Type.Object(
  {
    formulario: uuid('Chosen by the caller: sent again, it changes once'),
    importe: Type.Integer({ minimum: 1, description: 'What the owner was shown' }),
  },
  strict,
);
export type GiftChangeForm = Static<typeof giftChangeForm>;

export const giftChangeReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    regalo: Type.String(),
    piezas: Type.Integer(),
    importe: Type.Integer({ description: 'What the giver paid for the pieces and their shipping' }),
    cambiado: Type.Boolean({ description: 'The balance has it; false: it would get it' }),
  }),
});
export type GiftChangeReply = Static<typeof giftChangeReply>;
export type GiftChange = GiftChangeReply['data'];

const item = Type.Object({
  id: Type.String(),
  producto: Type.Integer(),
  childrenSku: Type.String(),
  slug: Type.String(),
  titulo: Type.String(),
  opciones: Type.Array(Type.String()),
  imagen: nullable(Type.String()),
  precio: nullable(Type.Integer({ description: 'Of one piece today; null if it is not sold' })),
  quiere: Type.Integer(),
  regaladas: nullable(Type.Integer({ description: 'Paid pieces; null while the owner must not know' })),
  apartadas: nullable(Type.Integer({ description: 'Pieces whose payment is awaited; null as above' })),
  faltan: nullable(Type.Integer({ description: 'Pieces that can still be given; null as above' })),
  se_vende: Type.Boolean({ description: 'It can be bought now' }),
});
export type RegistryItem = Static<typeof item>;

const gift = Type.Object({
  id: Type.String(),
  de: Type.String({ description: 'Who gave it; empty if the account was erased' }),
  dedicatoria: Type.String(),
  titulo: Type.String(),
  piezas: Type.Integer(),
  at: Type.String({ description: 'When it was ordered, RFC 3339 in UTC' }),
  gracias: Type.Boolean({ description: 'The owner has thanked' }),
  se_cambia: Type.Boolean({ description: 'The owner can change it into balance now' }),
  cambio: nullable(
    Type.Object(
      { piezas: Type.Integer(), importe: Type.Integer() },
      { description: 'The pieces that the owner changed into balance, and what the owner got' },
    ),
  ),
});
export type RegistryGift = Static<typeof gift>;

const summary = {
  codigo: Type.String({ pattern: codePattern }),
  evento: kind,
  nombres: Type.String(),
  fecha: date,
};
const registrySummary = Type.Object(summary);
export type RegistrySummary = Static<typeof registrySummary>;

const ownSummary = Type.Object({
  ...summary,
  id: Type.String(),
  cerrada: Type.Boolean(),
  articulos: Type.Integer({ description: 'Different goods' }),
});
export type OwnRegistrySummary = Static<typeof ownSummary>;

export const ownRegistriesReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ mesas: Type.Array(ownSummary, { description: 'Open ones first, then by date of the event' }) }),
});
export type OwnRegistriesReply = Static<typeof ownRegistriesReply>;

export const ownRegistryReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    ...summary,
    id: Type.String(),
    mensaje: Type.String(),
    direccion: nullable(Type.String({ description: 'Id of the address; null if it was deleted' })),
    ...{ buscable: Type.Boolean(), sorpresa: Type.Boolean(), cerrada: Type.Boolean() },
    secreta: Type.Boolean({ description: 'What was given is not shown before the event' }),
    articulos: Type.Array(item),
    regalos: Type.Array(gift, { description: 'Paid gifts, the newest first; empty while they are secret' }),
  }),
});
export type OwnRegistryReply = Static<typeof ownRegistryReply>;
export type OwnRegistry = OwnRegistryReply['data'];

export const registrySearchQuery = Type.Object({ nombre: Type.String({ minLength: 1, maxLength: 100 }) }, strict);

export const registrySearchReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ mesas: Type.Array(registrySummary, { description: 'Only with the consent of their owners' }) }),
});
export type RegistrySearchReply = Static<typeof registrySearchReply>;

export const openRegistryForm = Type.Object({ codigo: registryCode }, strict);
export type OpenRegistryForm = Static<typeof openRegistryForm>;

export const registryReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    ...summary,
    mensaje: Type.String(),
    lugar: Type.String({ description: 'The town to which gifts go, and no more of the address' }),
    recibe: Type.Boolean({ description: 'It takes gifts: it is open, and has an address' }),
    articulos: Type.Array(item),
  }),
});
export type RegistryReply = Static<typeof registryReply>;
export type Registry = RegistryReply['data'];
