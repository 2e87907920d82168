import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';

/** Before a step: ticked, or still open. */
export const StepMark = ({ done }: { done: boolean }) => {
  const Icon = done ? IconCircleCheck : IconCircleDashed;
  return <Icon size={20} stroke={1.6} aria-hidden="true" />;
};
