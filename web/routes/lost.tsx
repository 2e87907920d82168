import { Lost } from '#web/features/shell/lost.tsx';

export default Lost;
