import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';

/** RT-01: one canonical address of the home page. */
export function loader() {
  return redirect(paths.home, 301);
}
