/**
 * The error page that is used if the storefront cannot render its own: before a request was parsed, or after rendering
 * failed. The page has the shop's look, but no script, no file of the build and no data, so that it cannot fail. UI-13
 * defines the text of the crash page.
 */
import { errorCatalogue } from '@tianguis/contract';

const crash = {
  title: 'Se produjo un error',
  text: 'Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página',
};
const refused = 'No pudimos atender tu petición';
const missing = 'No encontramos esta página';

/** The HTML of the error page of a status. */
export function staticPage(status: number): string {
  const { title, text } = status >= 500 ? crash : { title: status === 404 ? missing : refused, text: wordsOf(status) };
  const links =
    status >= 500
      ? `<a href="" role="button" style="${button}">Volver a cargar la página</a>`
      : `${search}<a href="/categoria" style="${button}">Ver categorías</a> <a href="/" style="${button}">Ir al inicio</a>`;
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="${body}">
<main style="max-width:32rem;padding:2rem;text-align:center">
<h1 style="font-size:1.75rem;line-height:1.2;margin:0 0 1rem">${title}</h1>
<p style="margin:0 0 2rem">${text}</p>
${links}
</main>
</body>
</html>
`;
}

// Use style attributes, since the content security policy allows no style element.
const body = [
  'margin:0;min-height:100vh;display:grid;place-items:center',
  'background:#fbf7f2;color:#2a211c;font:1.125rem/1.5 system-ui,sans-serif',
].join(';');
const button = [
  'display:inline-block;margin:.25rem;padding:.875rem 1.75rem;border-radius:.75rem',
  'background:#b8005c;color:#fff;font-weight:600;text-decoration:none',
].join(';');
const field = [
  'box-sizing:border-box;width:100%;padding:.75rem 1.25rem;border:1px solid #8d7f76;border-radius:9999px',
  'background:#fff;color:inherit;font:inherit',
].join(';');
const search = `<form action="/resultados" method="get" role="search" style="margin:0 0 2rem">
<input type="search" name="query" required minlength="3" aria-label="Buscar" placeholder="¿Qué buscas?" style="${field}">
</form>
`;

/** The message for shoppers in the catalogue of errors. The first entry of a status is its most general one. */
function wordsOf(status: number): string {
  const entry = Object.values(errorCatalogue).find((one) => one.status === status) ?? errorCatalogue.INVALID_REQUEST;
  return entry.msg;
}
