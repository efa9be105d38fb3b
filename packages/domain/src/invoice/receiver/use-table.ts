/**
 * Uses of an invoice (UsoCFDI) by the taxpayers and the regimes that they go with. Generated from the catalogue
 * c_UsoCFDI of the SAT by `UPDATE_SAT=1 npm run test:one -- packages/domain/src/invoice/receiver/uses.test.ts`.
 */
export interface UseGroup {
  taxpayers: string;
  regimes: string;
  /** Spanish names by code. */
  uses: Readonly<Record<string, string>>;
}

export const useTable: readonly UseGroup[] = [
  {
    taxpayers: 'company person',
    regimes: '601 603 606 612 620 621 622 623 624 625 626',
    uses: {
      G01: 'Adquisición de mercancías',
      G03: 'Gastos en general',
      I01: 'Construcciones',
      I02: 'Mobiliario y equipo de oficina por inversiones',
      I03: 'Equipo de transporte',
      I04: 'Equipo de computo y accesorios',
      I05: 'Dados, troqueles, moldes, matrices y herramental',
      I06: 'Comunicaciones telefónicas',
      I07: 'Comunicaciones satelitales',
      I08: 'Otra maquinaria y equipo',
    },
  },
  {
    taxpayers: 'company person',
    regimes: '601 603 606 612 616 620 621 622 623 624 625 626',
    uses: {
      G02: 'Devoluciones, descuentos o bonificaciones',
    },
  },
  {
    taxpayers: 'person',
    regimes: '605 606 607 608 611 612 614 615 625',
    uses: {
      D01: 'Honorarios médicos, dentales y gastos hospitalarios',
      D02: 'Gastos médicos por incapacidad o discapacidad',
      D03: 'Gastos funerales',
      D04: 'Donativos',
      D05: 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)',
      D06: 'Aportaciones voluntarias al SAR',
      D07: 'Primas por seguros de gastos médicos',
      D08: 'Gastos de transportación escolar obligatoria',
      D09: 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones',
      D10: 'Pagos por servicios educativos (colegiaturas)',
    },
  },
  {
    taxpayers: 'company person',
    regimes: '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626',
    uses: {
      S01: 'Sin efectos fiscales',
      CP01: 'Pagos',
    },
  },
  {
    taxpayers: 'person',
    regimes: '605',
    uses: {
      CN01: 'Nómina',
    },
  },
];
