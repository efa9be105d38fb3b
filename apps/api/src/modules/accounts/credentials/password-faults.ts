/** Sentences about refused passwords, the same in all forms with a new password. */
import { passwordLength } from '@tianguis/domain';
import type { FieldFailure } from '../../../failure.ts';
import { findPasswordFault, type PasswordFault } from './password-strength.ts';

const words: Readonly<Record<PasswordFault, string>> = {
  'too short': `Usa al menos ${passwordLength.least} caracteres. Una frase corta es fácil de recordar.`,
  'too long': `Usa como máximo ${passwordLength.most} caracteres.`,
  common: 'Esa contraseña es de las primeras que alguien probaría. Une varias palabras que no vayan juntas.',
  personal: 'Tu contraseña se parece mucho a tus datos. Elige una que nadie que te conozca adivine.',
};

/**
 * The faults of the field `contrasena`; an empty array if the password is accepted.
 * @param personal the words that `findPasswordFault` takes
 */
export async function passwordFaults(password: string, personal: readonly string[]): Promise<FieldFailure[]> {
  const fault = await findPasswordFault(password, personal);
  return fault === undefined ? [] : [{ name: 'contrasena', code: 'WRONG', msg: words[fault] }];
}
