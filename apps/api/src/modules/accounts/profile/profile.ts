/** The customer's profile (RL-01). The e-mail has calls of its own (`email-change.ts`), since it needs two codes. */
import type { ProfileForm, ProfileReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { noteAudit } from '../customers/audit-repository.ts';
import { readProfile, type StoredProfile } from '../customers/profile-fields.ts';
import { type Account, signedInRepository } from '../sessions/account-repository.ts';
import { type WhoVisits, wrongFields } from '../sessions/signed-in.ts';

export interface ProfileService {
  read(accessToken: string | undefined): Promise<ProfileReply>;
  /** @throws Failure VALIDATION_FAILED with the wrong fields */
  change(accessToken: string | undefined, form: ProfileForm): Promise<ProfileReply>;
}

/** The wire names of the columns, for the audit log. */
const wireNames = {
  nombre: 'nombre',
  apellido_p: 'apellidoP',
  apellido_m: 'apellidoM',
  genero: 'genero',
  cumpleanios: 'cumpleanios',
  telefono: 'telefono',
} as const satisfies Record<keyof StoredProfile, string>;

export function createProfile(shop: UnitOfWork, whoVisits: WhoVisits): ProfileService {
  return {
    async read(accessToken) {
      return replyOf((await whoVisits(accessToken)).account);
    },
    async change(accessToken, form) {
      const { session } = await whoVisits(accessToken);
      const { faults, profile } = readProfile(form);
      if (faults.length > 0) throw wrongFields(faults);
      return shop.withTransaction(async ({ db }) => {
        const accounts = signedInRepository(db);
        const before = await accounts.lock(session);
        const columns = Object.keys(wireNames) as (keyof StoredProfile)[];
        const changed = columns.filter((column) => before[column] !== profile[column]);
        if (changed.length > 0) {
          await accounts.setProfile(before.id, profile);
          const campos = changed.map((column) => wireNames[column]);
          await noteAudit(db, { customer: before.id, action: 'profile-changed', detail: { campos } });
        }
        return replyOf({ ...before, ...profile });
      });
    },
  };
}

const replyOf = (account: Account): ProfileReply => ({
  data: {
    ...{ nombre: account.nombre, apellidoP: account.apellido_p, apellidoM: account.apellido_m },
    ...{ genero: account.genero, cumpleanios: account.cumpleanios, telefono: account.telefono },
    ...{ correo: account.email, dosPasos: account.isTwoStep, desde: account.since.toISOString() },
  },
});
