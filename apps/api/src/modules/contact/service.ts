/** The functions of the contact page that other modules use. */
export { wrongTexts } from './contact.ts';
export { sealKey } from './repository.ts';
export { visitorFormReplies } from './routes.ts';
export { createSeals, type Seals } from './seals.ts';
export { countForm, type FormLimits, openForm } from './visitor-forms.ts';
