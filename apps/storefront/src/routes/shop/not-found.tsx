import { data } from 'react-router';
import { NotFound } from '../../shared/errors/error-page.tsx';

/** RT-30: any path that no route knows. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
