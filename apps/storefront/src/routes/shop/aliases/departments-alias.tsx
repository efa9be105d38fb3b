import { redirect } from 'react-router';
import { paths } from '../../../shared/links/paths.ts';

/** RT-10: redirects an obvious URL to the departments. */
export function loader() {
  return redirect(paths.departments, 301);
}
