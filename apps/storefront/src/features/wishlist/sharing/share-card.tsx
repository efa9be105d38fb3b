import { Checkbox, type FormResult, Icon, SubmitButton } from '@tianguis/ui';
import { LinkToCopy } from '../../../shared/device/link-to-copy.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { listCopy } from '../list/list-copy.ts';
import { listFields as fields, shareCardId, type WishList } from '../list/list-data.ts';
import { ListForm } from '../list/list-form.tsx';

const copy = listCopy.share;

interface ShareCardProps {
  list: WishList;
  /** URL of the open link, if this browser has its secret. */
  link: string | undefined;
  result?: FormResult | undefined;
}

/** Shares a list by a link, which can be closed and opened again with another secret. */
export function ShareCard({ list, link, result }: ShareCardProps) {
  const about = { list: list.id, isDefault: list.predeterminada };
  const { compartida } = list;
  if (compartida === null)
    return (
      <Card icon="share" title={copy.title}>
        <p className="mt-1 text-sm text-ink-soft">{copy.closed}</p>
        <ListForm what="compartir" {...about} result={result} className="mt-3">
          <Checkbox name={fields.showsName} label={copy.showsName} hint={copy.showsNameHint} />
          <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
            <Icon name="link" className="size-4" />
            {copy.open}
          </SubmitButton>
        </ListForm>
      </Card>
    );
  const shown = compartida.mostrarNombre;
  return (
    <Card icon="share" title={copy.title} id={shareCardId}>
      <p className="mt-1 text-sm text-ink-soft">
        {`${copy.since(compartida.desde)} ${shown ? copy.isNamed : copy.isAnonymous}`}
      </p>
      {link === undefined ? (
        <p className="mt-3 text-sm">{copy.elsewhere}</p>
      ) : (
        <div className="mt-3">
          <LinkToCopy link={link} label={copy.link}>
            <a href={link} className="touch text-sm font-semibold text-talavera underline">
              {copy.look}
            </a>
          </LinkToCopy>
        </div>
      )}
      <ListForm
        what="mostrar"
        {...about}
        values={shown ? { [fields.showsName]: '1' } : {}}
        result={result}
        className="mt-4"
      >
        <Checkbox name={fields.showsName} label={copy.showsName} hint={copy.showsNameHint} />
        <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
          {copy.save}
        </SubmitButton>
      </ListForm>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <p className="w-full text-sm text-ink-soft">{copy.renewHint}</p>
        <ListForm what="enlace-nuevo" {...about} isTight className="max-sm:w-full">
          {shown && <input type="hidden" name={fields.showsName} value="1" />}
          <SubmitButton look="outline" className="max-sm:w-full">
            {copy.renew}
          </SubmitButton>
        </ListForm>
        <ListForm what="cerrar" {...about} isTight className="max-sm:w-full">
          <SubmitButton look="outline" className="max-sm:w-full">
            {copy.close}
          </SubmitButton>
        </ListForm>
      </div>
    </Card>
  );
}
