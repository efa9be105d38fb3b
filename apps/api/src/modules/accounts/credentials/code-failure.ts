import { Failure, type FieldFailure } from '../../../failure.ts';
import type { CodeVerdict } from './code-repository.ts';

type BadVerdict = Exclude<CodeVerdict, 'right'>;

/** The fault of the field with a code that was refused. */
export const codeFault = (verdict: BadVerdict, name = 'codigo'): FieldFailure => ({
  name,
  code: 'WRONG',
  msg:
    verdict === 'wrong'
      ? 'El código no es correcto. Revísalo e inténtalo de nuevo.'
      : 'Este código ya no sirve. Pide uno nuevo.',
});

/** The failure of a form with a code that was refused. @param names fields of the form that contain the code */
export const codeFailure = (verdict: BadVerdict, names: readonly string[] = ['codigo']): Failure =>
  new Failure('VALIDATION_FAILED', `The code is ${verdict}.`, {
    fields: names.map((name) => codeFault(verdict, name)),
  });
