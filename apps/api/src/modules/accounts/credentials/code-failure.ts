import { Failure, type FieldFailure } from '../../../failure.ts';
import type { CodeVerdict } from './code-repository.ts';

type BadVerdict = Exclude<CodeVerdict, 'right'>;

/** The fault of a code, for its field. */
export const codeFault = (verdict: BadVerdict, name = 'codigo'): FieldFailure => ({
  name,
  code: 'WRONG',
  msg:
    verdict === 'wrong'
      ? 'El código no es correcto. Revísalo e inténtalo de nuevo.'
      : 'Este código ya no sirve. Pide uno nuevo.',
});

/** The failure of a form whose code is not right. @param names of its fields with the code */
export const codeFailure = (verdict: BadVerdict, names: readonly string[] = ['codigo']): Failure =>
  new Failure('VALIDATION_FAILED', `The code is ${verdict}.`, {
    fields: names.map((name) => codeFault(verdict, name)),
  });
