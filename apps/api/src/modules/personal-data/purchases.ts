import type { PersonalDataPart } from './part.ts';

/**
 * The part for purchases. It has no tables yet, since the shop does not sell yet. The module of orders will replace
 * this part.
 */
export const purchaseData: PersonalDataPart = {
  tables: [],
  retained: [
    {
      what: 'Las facturas y comprobantes de tus compras, si las hay',
      years: 5,
      reason: 'Código Fiscal de la Federación, artículo 30',
    },
    {
      what: 'Los registros contables de esas compras, si las hay',
      years: 10,
      reason: 'Código de Comercio, artículo 46',
    },
  ],
};
