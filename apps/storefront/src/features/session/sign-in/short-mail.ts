/** A mail address that its owner knows again, and others do not learn: "a••@correo.mx". */
export function shortMail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}
