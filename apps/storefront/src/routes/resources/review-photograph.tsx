import { showReviewPhotograph } from '../../features/photographs/photographs.server.ts';
import type { Route } from './+types/review-photograph';

/** AF-05: a photograph of a review that is shown, for everybody. */
export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  showReviewPhotograph(context, params.photograph, url);
