import { Icon } from '@tianguis/ui';

interface HashNoteProps {
  /** Id of the note. The URL fragment with this id shows the note. */
  id: string;
  text: string;
  isGood: boolean;
  link: { href: string; label: string };
}

const close = 'Cerrar';

/**
 * The result of a form without scripts, on the page to which the form returned. The style sheet shows the note if the
 * URL fragment is the id of the note.
 */
export function HashNote({ id, text, isGood, link }: HashNoteProps) {
  return (
    <section
      id={id}
      role="status"
      className="fixed inset-x-0 bottom-0 z-50 hidden border-t border-line bg-raised p-4 shadow-lift target:block"
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon name={isGood ? 'check' : 'alert'} className="mt-0.5 size-5 flex-none" />
        {text}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={link.href} className="touch font-semibold text-talavera underline">
          {link.label}
        </a>
        <a href="#contenido" className="touch font-semibold text-talavera underline">
          {close}
        </a>
      </p>
    </section>
  );
}
