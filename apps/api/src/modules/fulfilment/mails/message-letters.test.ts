/** Tests of the mail about an answer to a message (AF-05). */
import { expect, test } from 'vitest';
import type { LetterOrder } from './letter-order-repository.ts';
import { messageLetters } from './message-letters.ts';

test('AF-05 the mail has the folio and a link to the thread, and no text of it', () => {
  const order = { number: '0917346625', name: 'Ana', buyer: { nombre: 'Ana' } } as unknown as LetterOrder;
  const letter = messageLetters['message-answered']?.(order, 'https://tienda.example', '0917346625M01 7');
  expect(letter?.subject).toBe('Respondimos tu mensaje 0917346625M01: pedido 0917346625');
  expect(letter?.parts).toContainEqual({
    ...{ kind: 'button', label: 'Leer la respuesta' },
    href: 'https://tienda.example/pedido/0917346625/mensajes/0917346625M01',
  });
});
