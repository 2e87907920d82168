import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { CallError } from '#contract/core/client.ts';
import { faultsOf } from '../call.ts';
import { say } from '../say.ts';

/** A form that goes later than this after a refusal, in ms, was closed by its reader. */
const soon = 5_000;

/** How an act on a record ends: the record is shown as it stands then; also where the other side was quicker. */
export const useEnds = (onClose?: () => void) => {
  const { revalidate } = useRevalidator();
  const refused = useRef({ message: '', at: 0 });
  // Where the record's new state has no place for the form, its refusal must not go with it.
  useEffect(
    () => () => {
      const { message, at } = refused.current;
      if (message && Date.now() - at < soon) say({ color: 'red', message });
    },
    [],
  );
  return {
    onDone: async () => {
      await revalidate();
      onClose?.();
    },
    onRefused: (err: CallError) => {
      if (err.status === 409) {
        refused.current = { message: err.message, at: Date.now() };
        void revalidate();
      }
      return faultsOf(err);
    },
  };
};
