/**
 * Common passwords of Mexico that the package's list of common passwords lacks, or ranks low. Without accents, as
 * `withoutDiacritics` writes them.
 */
export const mexicanPasswords: readonly string[] = `
  contrasena micontrasena clave miclave tequiero tequieromucho teamo teamomucho miamor amormio amorcito mivida
  corazon micorazon princesa estrella mariposa mexico mexicolindo vivamexico guadalupe virgencita lupita
  chivas pumas aguilas cruzazul rayados tigres futbol hola holahola holamundo bienvenido bienvenida secreto
  secreta sistemas usuario cambiame prueba familia mifamilia mimama mihija mihijo dios diosesamor diosesbueno
  jesus jesuscristo gatito perrito conejito chocolate panchito
`
  .trim()
  .split(/\s+/);
