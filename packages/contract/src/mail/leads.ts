/** Businesses that want to sell in the shop (RT-25): the terms of sellers, and the form. */
import { mailAddressLength } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { typed, visitorForm } from './contact.ts';

const percent = (description: string) => Type.Number({ description });
const withheld = Type.Object({ isr: percent('Of sale and shipping without IVA'), iva: percent('Of their IVA') });

/** Percentages as in `config/sellers.json`; null if the shop has none. */
export const sellerTermsReply = Type.Object({
  data: Type.Object({
    comision: nullable(
      Type.Object({
        general: percent('Of the sale with taxes, for categories without a rule'),
        categorias: Type.Array(
          Type.Object({ categoria: Type.String(), porcentaje: percent('Of the sale with taxes') }),
        ),
      }),
    ),
    retenciones: nullable(Type.Object({ con_rfc: withheld, sin_rfc: withheld })),
    departamentos: Type.Array(Type.String(), { description: 'Choices of `categoria`, besides Otra' }),
  }),
});
export type SellerTermsReply = Static<typeof sellerTermsReply>;

export const leadForm = Type.Object(
  {
    ...visitorForm,
    nombre: typed(400),
    negocio: typed(400),
    rfc: typed(100),
    rfc_revisado: Type.Optional(typed(100, 'An RFC whose last digit is doubtful, and which is right all the same')),
    correo: typed(mailAddressLength * 2),
    telefono: typed(100),
    categoria: typed(200, 'One of `departamentos`, or Otra'),
    venta: typed(20_000, 'What the business sells'),
  },
  { additionalProperties: false },
);
export type LeadForm = Static<typeof leadForm>;
