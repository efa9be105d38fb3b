import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit every large appliance. They are added to the phrases of each kind of appliance. */
export const APPLIANCES: ReviewPhrases = {
  good: [
    'Se ve más fino en persona que en la foto.',
    'Los repartidores lo subieron tres pisos y ni caras hicieron.',
    'Se entiende a la primera, hasta mi suegra le movió sin manual.',
    'Ya va para ocho meses y ni una falla.',
    'La pedí el viernes en la noche y el lunes ya estaba funcionando.',
  ],
  mixed: [
    'Hace lo que promete, pero el manual viene en letra chiquita y con puros dibujitos.',
    'Llegó con un rayoncito en un costado; como casi no se ve, no reclamé.',
    'Cumple, aunque la entrega se recorrió dos días.',
  ],
  bad: [
    'A los tres meses falló y el técnico tardó dos semanas en venir.',
    'Venía con un golpe en la esquina, la caja ni se veía maltratada.',
    'Se siente más endeble de lo que esperaba por lo que costó.',
  ],
};
