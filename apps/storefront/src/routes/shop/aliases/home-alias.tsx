import { redirect } from 'react-router';
import { paths } from '../../../shared/links/paths.ts';

/** RT-01: the home page has one canonical address. */
export function loader() {
  return redirect(paths.home, 301);
}
