/** The consent to measure. */
import { AnalyticsPage } from '../../features/analytics/analytics-page.tsx';
import { AnalyticsSetting } from '../../features/analytics/analytics-setting.tsx';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

export function analytics(): Modules {
  const nothing = { total: 0, cart: 0, events: [], sample: true };
  const events = [
    { when: '27 nov 2026, 10:05 a.m.', kind: 'vista', which: longWord },
    { when: '27 nov 2026, 10:06 a.m.', kind: 'agregar', which: 'Taza de peltre' },
    { when: '27 nov 2026, 10:07 a.m.', kind: 'error', which: `/carrito/detalle: ${longWord}` },
  ];
  return {
    'Medición de la tienda': (
      <div className="grid gap-6">
        <State name="Sin decidir">
          <AnalyticsPage {...nothing} state="undecided" />
        </State>
        <State name="Permitida">
          <AnalyticsPage {...nothing} state="given" total={1_234} cart={2} events={events} outcome="yes" />
        </State>
        <State name="Rechazada, sin poder borrar">
          <AnalyticsPage {...nothing} state="refused" outcome="failed" />
        </State>
        <AnalyticsSetting />
      </div>
    ),
  };
}
