/** The form that adds photographs. */
import { PhotographsForm } from '../../features/photographs/photographs-form.tsx';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const form = '00000000-0000-4000-8000-000000000000';

export function photographs(): Modules {
  return {
    'Fotografías sin ninguna': <PhotographsForm form={form} ids={[]} sample />,
    'Fotografías con archivos que no se agregaron': (
      <Apart name="rechazadas">
        <PhotographsForm
          form={form}
          ids={[]}
          refused={[
            { name: `${longWord}.gif`, message: 'Es un archivo GIF, que no podemos abrir.' },
            { name: 'rota.jpg', message: 'El archivo está dañado o incompleto.' },
          ]}
          sample
        />
      </Apart>
    ),
  };
}
