import { Button, useScopedId } from '@tianguis/ui';
import { locationCopy } from './copy.ts';
import { goalCopy as copy } from './goal-copy.ts';
import { goalField, postalCodeAction, postalCodeField } from './postal-code-result.ts';

/**
 * The form that leads to a page with arrival dates without scripts. `goal`: path to go to after the code is stored.
 * React never renders the content of a `noscript` in the browser, so the browser's bundle leaves it out.
 */
export function DatesWithoutScript(props: GoalProps) {
  return <noscript>{import.meta.env.SSR && <GoalForm {...props} />}</noscript>;
}

interface GoalProps {
  id: string;
  goal: string;
  /** The postal code of the page's dates. */
  current?: string | undefined;
}

function GoalForm({ id: name, goal, current }: GoalProps) {
  const id = useScopedId(name);
  return (
    <form
      method="post"
      action={postalCodeAction}
      className="mt-2 flex flex-wrap items-end gap-2 rounded-md bg-talavera-wash px-3 py-2"
    >
      <input type="hidden" name={goalField} value={goal} />
      <label htmlFor={id} className="grid gap-1 text-left text-sm font-semibold">
        {current ? copy.current(current) : copy.field}
        <input
          id={id}
          name={postalCodeField}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={current}
          placeholder={locationCopy.dialog.example}
          className="h-11 w-28 rounded-md border border-line-strong bg-card px-3 font-normal tracking-widest placeholder:tracking-normal placeholder:text-ink-soft"
        />
      </label>
      <Button type="submit" className="px-4">
        {current ? copy.change : copy.show}
      </Button>
    </form>
  );
}
