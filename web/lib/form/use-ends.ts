import { useRevalidator } from 'react-router';
import type { CallError } from '#contract/core/client.ts';
import { faultsOf } from '../call.ts';

/** How an act on a record ends: the record is shown as it stands then; also where the other side was quicker. */
export const useEnds = (onClose?: () => void) => {
  const { revalidate } = useRevalidator();
  return {
    onDone: async () => {
      await revalidate();
      onClose?.();
    },
    onRefused: (err: CallError) => {
      if (err.status === 409) void revalidate();
      return faultsOf(err);
    },
  };
};
