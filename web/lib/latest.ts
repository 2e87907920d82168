import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The newest value for handlers and timers, which outlive the render that made them. Not to be read while rendering. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
};
