import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';

/** RT-10: who guesses the address of the departments finds them. */
export function loader() {
  return redirect(paths.departments, 301);
}
