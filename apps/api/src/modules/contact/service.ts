/** The functions of the contact page that other modules use. */
export { sealKey } from './repository.ts';
export { visitorFormReplies } from './routes.ts';
export { createSeals, type Seals } from './seals.ts';
export { countForm, type FormLimits, openForm, storeForm, wrongTexts } from './visitor-forms.ts';
