import { buttonClass, type FormResult, SubmitButton, TextField } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { listCopy } from './list-copy.ts';
import { listFields as fields, type WishList } from './list-data.ts';
import { ListForm } from './list-form.tsx';

/** The same limit as in the API. */
const longestName = 60;

interface Answered {
  result?: FormResult | undefined;
  /** The card is shown inside the gallery: nothing takes the focus. */
  sample?: boolean;
}

interface OfList extends Answered {
  list: WishList;
}

/** Shows whether the customer receives mails about lower prices, and links to that setting. */
export function ListMailsCard({ isMailed, list, result }: OfList & { isMailed: boolean }) {
  const copy = listCopy.mails;
  return (
    <Card icon="bell" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{isMailed ? copy.on : copy.off}</p>
      {isMailed ? (
        <a href={accountPaths.notifications} className={buttonClass('outline', 'mt-3 max-sm:w-full')}>
          {copy.change}
        </a>
      ) : (
        <ListForm what="avisar" list={list.id} isDefault={list.predeterminada} result={result}>
          <SubmitButton look="outline" className="mt-3 max-sm:w-full">
            {copy.turnOn}
          </SubmitButton>
        </ListForm>
      )}
    </Card>
  );
}

/** The form that creates a list. */
export function CreateListCard({ result, sample }: Answered) {
  const copy = listCopy.create;
  return (
    <Card icon="plus" title={copy.title}>
      <ListForm what="crear" result={result} sample={sample} className="mt-3">
        <TextField name={fields.name} label={copy.label} hint={copy.hint} autoComplete="off" maxLength={longestName} />
        <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
          {copy.submit}
        </SubmitButton>
      </ListForm>
    </Card>
  );
}

/** The forms that rename and delete a list. The default list cannot be deleted. */
export function ManageListCard({ list, result, sample }: OfList) {
  const copy = listCopy.manage;
  const about = { list: list.id, isDefault: list.predeterminada };
  return (
    <Card icon="settings" title={copy.title}>
      <ListForm
        what="renombrar"
        {...about}
        values={{ [fields.name]: list.nombre }}
        result={result}
        sample={sample}
        className="mt-3"
      >
        <TextField name={fields.name} label={copy.label} autoComplete="off" maxLength={longestName} />
        <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
          {copy.rename}
        </SubmitButton>
      </ListForm>
      {list.predeterminada ? (
        <p className="mt-4 text-sm text-ink-soft">{copy.isDefault}</p>
      ) : (
        <ListForm what="borrar" {...about} className="mt-5 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">{copy.deleteText}</p>
          <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
            {copy.delete}
          </SubmitButton>
        </ListForm>
      )}
    </Card>
  );
}
