import type { PersonalDataPart } from './part.ts';

/** Nothing is sold yet, so there are no tables: the module of orders puts its own part in this place. */
export const purchaseData: PersonalDataPart = {
  tables: [],
  kept: [
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
