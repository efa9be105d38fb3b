import { Failure } from '../../failure.ts';
import type { CodeVerdict } from './code-repository.ts';

/** The failure of a form whose code is not right. */
export const codeFailure = (verdict: Exclude<CodeVerdict, 'right'>): Failure =>
  new Failure('VALIDATION_FAILED', `The code is ${verdict}.`, {
    fields: [
      {
        name: 'codigo',
        code: 'WRONG',
        msg:
          verdict === 'wrong'
            ? 'El código no es correcto. Revísalo e inténtalo de nuevo.'
            : 'Este código ya no sirve. Pide uno nuevo.',
      },
    ],
  });
