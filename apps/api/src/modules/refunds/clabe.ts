/** Accounts that customers name: their CLABE and their owner (RL-09). A CLABE is stored encrypted. */
import type { UnitOfWork } from '@tianguis/database';
import { clabe as clabes } from 'clabe-validator';
import { wrongField } from '../../failure.ts';
import { seal, unseal } from '../accounts/service.ts';
import { refundsRepository } from './repository.ts';

/** Sentences for a CLABE that cannot be used. */
const clabeFaults = {
  length: 'Tu CLABE tiene 18 dígitos. Revisa que no falte ni sobre ninguno.',
  characters: 'Escribe solo los 18 dígitos de tu CLABE.',
  checksum: 'Esa CLABE no existe: algún dígito no es correcto. Cópiala de tu banco.',
  bank: 'No conocemos el banco de esa CLABE. Revisa sus primeros tres dígitos.',
} as const;
/** No bank has this code. Another unknown code may be that of a new bank, and the check digit finds typing errors. */
const noBank = '000';

/** @throws Failure VALIDATION_FAILED with a sentence for the field */
export function readClabe(text: string): { digits: string; bank: string } {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  const fault = clabeFault(digits);
  if (fault !== undefined) throw wrongField('clabe', clabeFaults[fault]);
  const code = digits.slice(0, 3);
  return { digits, bank: clabes.banksMap[Number(code)]?.name ?? `Banco ${code}` };
}

function clabeFault(digits: string): keyof typeof clabeFaults | undefined {
  if (/\D/.test(digits)) return 'characters';
  if (digits.length !== 18) return 'length';
  if (clabes.computeChecksum(digits.slice(0, -1)) !== Number(digits.at(-1))) return 'checksum';
  return digits.startsWith(noBank) ? 'bank' : undefined;
}

/** The name of the owner of an account. @throws Failure VALIDATION_FAILED with a sentence for the field */
export function readHolder(text: string): string {
  const holder = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (holder.length < 3 || !/\p{L}/u.test(holder) || /[\p{C}<>]/u.test(holder))
    throw wrongField('titular', 'Escribe el nombre completo de quien tiene la cuenta, como está en su banco.');
  return holder;
}

type On = Pick<UnitOfWork, 'db'>;
const sealingKey = (on: On): Promise<Buffer> => refundsRepository(on).sealingKey();

/** Encrypts a CLABE. @param owner the id of the refund or the payout that it is for */
export const sealClabe = async (on: On, owner: string, digits: string): Promise<Buffer> =>
  seal(Buffer.from(digits), { key: await sealingKey(on), owner });

/** Reads the CLABE of a transfer that waits. */
export const openClabe = async (on: On, owner: string, sealed: Buffer): Promise<string> =>
  unseal(sealed, { key: await sealingKey(on), owner }).toString();
