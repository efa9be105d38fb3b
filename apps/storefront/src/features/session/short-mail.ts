/** Shortens an e-mail address so that its owner recognises it and others do not learn it: "a••@correo.mx". */
export function shortMail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}
