/** The pages of the store credit. */
import type { CreditView } from '@tianguis/contract';
import { CreditBenefits } from '../../features/orders/credit/credit-benefits.tsx';
import { toCreditBenefits, toCreditHome } from '../../features/orders/credit/credit-data.ts';
import { CreditPage } from '../../features/orders/credit/credit-page.tsx';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const label = 'Crédito Tianguis';
const shared = { label, benefitsHref: '/testModules' };
const id = '00000000-0000-4000-8000-000000000001';
const payTo = { clabe: '646180157000000004', bank: 'STP', holder: longWord };
const terms = {
  ...{ leastIncome: 500_000, incomeShare: 30, greatestLimit: 3_000_000, automaticLimit: 1_000_000 },
  ...{ cutDay: 20, daysToPay: 20 },
};

const account = {
  ...{ number: '4417082615', ending: '2615', limit: 1_500_000, used: 0, favor: 0, held: 0, available: 1_500_000 },
  ...{ state: 'active', overdue: 0, next: null, statements: [] },
} satisfies NonNullable<CreditView['account']>;

const at = '2026-11-24T18:00:00Z';
const used: NonNullable<CreditView['account']> = {
  ...{ ...account, used: 329_800, available: 0, overdue: 129_900, next: { due: '2027-01-09', amount: 199_900 } },
  statements: [
    {
      ...{ cut: '2026-12-20', due: '2027-01-09', charges: 199_900, credits: 50_000, missing: 199_900 },
      movements: [
        { id: 3, kind: 'payment', amount: -50_000, pedido: null, at },
        { id: 2, kind: 'capture', amount: 199_900, pedido: '0123456802', at },
      ],
    },
    {
      ...{ cut: '2026-11-20', due: '2026-12-10', charges: 179_900, credits: 0, missing: 129_900 },
      movements: [{ id: 1, kind: 'capture', amount: 179_900, pedido: '0123456801', at: '2026-11-02T18:00:00Z' }],
    },
  ],
};

export function credits(): Modules {
  const home = (shown: NonNullable<CreditView['account']>, isOffered = true) =>
    toCreditHome(shown, { pay_to: payTo, is_offered: isOffered }, label);
  return {
    'Mi crédito': (
      <Apart name="credito">
        <CreditPage page={{ ...shared, kind: 'home', home: home(used), isNew: false }} />
      </Apart>
    ),
    'Mi crédito, nuevo': (
      <Apart name="credito-nuevo">
        <CreditPage page={{ ...shared, kind: 'home', home: home(account), isNew: true }} />
      </Apart>
    ),
    'Mi crédito, en pausa': (
      <Apart name="credito-pausa">
        <CreditPage
          page={{
            ...shared,
            kind: 'home',
            home: home({ ...account, state: 'stopped', favor: 5_000 }, false),
            isNew: false,
          }}
        />
      </Apart>
    ),
    'Pedir crédito': (
      <Apart name="credito-pedir">
        <CreditPage page={{ ...shared, kind: 'ask', id, action: '/testModules' }} />
      </Apart>
    ),
    'Solicitud de crédito en revisión': (
      <Apart name="credito-revision">
        <CreditPage page={{ ...shared, kind: 'open', day: '29 de noviembre de 2026' }} />
      </Apart>
    ),
    'Beneficios del crédito': (
      <Apart name="credito-beneficios">
        <CreditBenefits
          {...toCreditBenefits(label, terms, '2026-11-29')}
          askHref="/testModules"
          homeHref="/testModules"
        />
      </Apart>
    ),
  };
}
