import type { ReviewPhrases } from '../../../types.ts';

export const prepaidReviews: ReviewPhrases = {
  good: [
    'Quedó activo en cinco minutos, sin ir a ninguna tienda.',
    'El plan {plan} me alcanza justo para el mes.',
    'El chip traía los tres tamaños, no hubo que cortar nada.',
    'Pasé mi número sin perderlo, al día siguiente ya estaba.',
    'Los {gigas} GB rinden un buen si usas Wi-Fi en casa.',
    'Buena señal en mi colonia, hasta en el mercado.',
    'Lo puse en el teléfono de mi mamá y quedó feliz.',
    'Sin contrato y sin llamadas para venderte cosas.',
    'La app dice clarito cuánto te queda.',
    'Cobertura en carretera mejor de lo que pensé.',
  ],
  mixed: [
    'Bien en ciudad; en el pueblo de mis papás batalla.',
    'Los gigas se van rápido con videos.',
    'Tardó como media hora en agarrar red.',
    'La activación pide foto de la INE y a la tercera la aceptó.',
    'El empaque venía pegado con mucho adhesivo.',
  ],
  bad: [
    'Nunca se activó y tuve que reclamar dos días.',
    'En mi casa no hay señal.',
    'La portabilidad tardó una semana.',
    'Los datos bajan de velocidad en la tarde.',
    'El chip no lo leyó mi teléfono.',
  ],
};

export const travelSimReviews: ReviewPhrases = {
  good: [
    'Aterricé, prendí el teléfono y ya había internet.',
    'La instalé en casa con el QR, tres minutos.',
    'Me llegaron los códigos del banco a mi número de siempre.',
    'Los {gigas} GB alcanzaron para todo el viaje.',
    'Mucho más barato que el roaming.',
    'Compartí internet con mi esposo y jaló.',
    'Excelente señal en {zona}, hasta en el tren.',
    'Soporte contestó en español por chat.',
    'La volveré a comprar para diciembre.',
    'Sin buscar tiendas de chips en el aeropuerto, qué alivio.',
  ],
  mixed: [
    'Funcionó, pero tuve que reiniciar el teléfono dos veces.',
    'Velocidad regular en la noche.',
    'Los datos se acabaron antes por las fotos.',
    'El instructivo podría ser más claro.',
    'En zonas rurales se iba la señal.',
  ],
  bad: [
    'Mi teléfono no era compatible y no me dejaron cancelar a tiempo.',
    'Nunca conectó en {zona}.',
    'El QR llegó tres horas después.',
    'Muy lenta, ni los mapas cargaban.',
    'Se venció antes de lo que decía.',
  ],
};

export const topUpReviews: ReviewPhrases = {
  good: [
    'Cayó el saldo en dos minutos.',
    'Le recargo a mi mamá desde aquí y no batalla.',
    'La {plan} me rinde justo para la quincena.',
    'Más fácil que ir a la tienda con el número apuntado.',
    'El folio llegó al correo al momento.',
    'Los {gigas} GB se activaron luego luego.',
    'La compré a medianoche y funcionó igual.',
    'Ya van seis veces y nunca ha fallado.',
    'Se mandó con mensajito de parte mía, buen detalle.',
    'El beneficio se activó sin pedir nada.',
  ],
  mixed: [
    'Tardó como media hora, pero cayó.',
    'Los gigas se van rápido con videos.',
    'Bien, aunque no avisa cuando vence.',
    'Ojalá hubiera montos intermedios.',
    'El comprobante llegó a correo no deseado.',
  ],
  bad: [
    'Nunca llegó el saldo y reclamé dos días.',
    'Me equivoqué en un número y no hubo manera de corregirlo.',
    'El beneficio no se activó.',
    'Cobraron dos veces y tardaron en devolver.',
    'Se venció antes de lo que decía.',
  ],
};
