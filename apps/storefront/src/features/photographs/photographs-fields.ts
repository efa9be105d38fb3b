import { photographsPath } from '@tianguis/domain/photograph';

/** Fields of the form that adds photographs, and the parameter of its URL. */
export const photographFields = {
  file: 'fotografia',
  /** Value of the button: the photograph to remove. */
  remove: 'quitar',
  /** In the URL: the path of the page that shows the form. */
  back: 'volver',
} as const;

/** Types that the browser offers. A telephone converts its own format to one of them. */
export const offeredTypes = 'image/jpeg,image/png,image/webp';

/** A photograph that was not added, with the reason. */
export interface RefusedPhotograph {
  name: string;
  message: string;
}

/** The photographs of a form after a change. */
export interface PhotographsAnswer {
  ids: string[];
  refused: RefusedPhotograph[];
}

/** The URL to which the form is sent without JavaScript. It leads back to the page that shows the form. */
export const photographsAction = (form: string, back: string | undefined): string =>
  back === undefined ? photographsPath(form) : `${photographsPath(form)}?${new URLSearchParams({ volver: back })}`;

/** The URL for scripts. */
export const photographsAnswerPath = (form: string): string => `${photographsPath(form)}/respuesta`;
