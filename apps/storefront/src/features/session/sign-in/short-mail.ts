/**
 * Shortens an e-mail address. Its owner recognises the result, but other people do not learn the address:
 * "a••@correo.mx".
 */
export function shortMail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}
