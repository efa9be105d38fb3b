/** The crash page (UI-13) for when not even the storefront's own could be rendered. No script, no file, no data: it cannot fail. */
export const crashPage = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Se produjo un error</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f2;color:#2a211c;font:1.125rem/1.5 system-ui,sans-serif">
<main style="max-width:32rem;padding:2rem;text-align:center">
<h1 style="font-size:1.75rem;line-height:1.2;margin:0 0 1rem">Se produjo un error</h1>
<p style="margin:0 0 2rem">Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página</p>
<a href="" role="button" style="display:inline-block;padding:.875rem 1.75rem;border-radius:.75rem;background:#b8005c;color:#fff;font-weight:600;text-decoration:none">Volver a cargar la página</a>
</main>
</body>
</html>
`;
