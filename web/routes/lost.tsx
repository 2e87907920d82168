import { data } from 'react-router';
import { Lost } from '#web/features/shell/lost.tsx';

export const loader = () => data(null, 404);

export default function LostPage() {
  return <Lost />;
}
