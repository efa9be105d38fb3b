/** The devices on which a customer allowed push notifications, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { pushRepository } from './repository.ts';

export const pushData: PersonalDataPart = {
  name: 'avisosEnDispositivos',
  tables: ['push_subscriptions'],
  erased: 'Los dispositivos en los que permitiste avisos',
  async read(shop, { id }) {
    return (await pushRepository(shop).all(id)).map(({ service, kinds, createdAt, renewedAt }) => ({
      ...{ servicio: service, tipos: kinds },
      ...{ permitido: createdAt.toISOString(), renovado: renewedAt.toISOString() },
    }));
  },
  erase: (unit, { id }) => pushRepository(unit).removeAll(id),
};
