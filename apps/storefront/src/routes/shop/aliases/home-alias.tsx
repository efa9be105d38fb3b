import { redirect } from 'react-router';
import { paths } from '../../../shared/links/paths.ts';

/** RT-01: redirects to the home page, which has one canonical URL. */
export function loader() {
  return redirect(paths.home, 301);
}
