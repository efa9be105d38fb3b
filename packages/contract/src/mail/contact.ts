/** What visitors write to the shop: the form of the contact page (RT-17). */
import { mailAddressLength } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };

/**
 * A field that a visitor types. The limit is far above that of the rules, so that the API reports a long text together
 * with all other faults of the form.
 */
export const typed = (most: number, description?: string) =>
  Type.String({ maxLength: most, ...(description !== undefined && { description }) });

/** Proves when a form was made, and is its id: a form that is sent again is stored once. */
const seal = Type.String({
  maxLength: 200,
  description: '`sello` of `GET /app/v1/formulario`; empty if there is none',
});

/** What every form for visitors has. */
export const visitorForm = {
  sello: seal,
  sitio: Type.Optional(typed(1_000, 'A trap for programs, which people do not see. It stays empty')),
};

export const sealReply = Type.Object({ data: Type.Object({ sello: Type.String() }) });
export type SealReply = Static<typeof sealReply>;

export const contactForm = Type.Object(
  {
    ...visitorForm,
    nombre: typed(400),
    correo: typed(mailAddressLength * 2, 'Where the shop answers'),
    telefono: Type.Optional(typed(100)),
    asunto: typed(40, 'pedido, producto, factura, datos or otra'),
    pedido: Type.Optional(typed(100, 'The number of an order')),
    mensaje: typed(20_000),
  },
  strict,
);
export type ContactForm = Static<typeof contactForm>;

/** The reply to every form of visitors that is stored. */
export const folioReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Object({ folio: Type.String({ description: 'By which both sides find the request' }) }),
});
export type FolioReply = Static<typeof folioReply>;
