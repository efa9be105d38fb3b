import { ownReviewsPath } from '@tianguis/domain/review';
import { redirect } from 'react-router';
import type { Route } from './+types/review-alias';

/** RT-19: redirects the English URL to the reviews, with the product that it names. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(ownReviewsPath + url.search, 301);
