/** Words of the offer to install the shop. */
export const installCopy = {
  title: 'Llévanos en tu pantalla de inicio',
  text: 'Se abre como una app y casi no ocupa espacio. Tus pedidos y lo que ya viste se pueden leer sin conexión.',
  menu: 'Toca Compartir en tu navegador y luego «Agregar a inicio».',
  install: 'Instalar',
  later: 'Ahora no',
};
