import { showPhotograph } from '../../../features/photographs/photographs.server.ts';
import type { Route } from './+types/photograph';

/** AF-02: a photograph, only for its customer. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => showPhotograph(context, params.photograph, url);
