/** Tax regimes (régimen fiscal), the SAT's catalogue c_RegimenFiscal: the taxpayers that each is for. */
const company = ['company'] as const;
const person = ['person'] as const;
const both = ['company', 'person'] as const;

export const taxRegimes: Readonly<Record<string, readonly ('company' | 'person')[]>> = {
  ...{ 601: company, 603: company, 620: company, 622: company, 623: company, 624: company },
  ...{ 610: both, 626: both },
  ...{ 605: person, 606: person, 607: person, 608: person, 611: person, 612: person, 614: person, 615: person },
  ...{ 616: person, 621: person, 625: person },
};
