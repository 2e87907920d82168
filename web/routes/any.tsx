import { data } from 'react-router';

/** Every unknown path: a true 404 with the error page. */
export const loader = () => {
  throw data(null, 404);
};

export default function Any() {
  return null;
}
