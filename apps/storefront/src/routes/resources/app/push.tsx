import { readPushKey, storePush } from '../../../features/push/push.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import type { Route } from './+types/push';

/** The key that a script needs to subscribe the browser to push notifications. */
export const loader = ({ context }: Route.LoaderArgs) => readPushKey(context);

/** Stores the browser's subscription (issue 41). */
export const action = async ({ request, context }: Route.ActionArgs) => storePush(context, await readForm(request));
