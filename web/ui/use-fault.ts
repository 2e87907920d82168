import { type RefObject, useEffect, useState } from 'react';

/** A field's fault goes as soon as the field is corrected, and comes back when the form is sent with it again. */
export const useFault = <T>(
  error: T | undefined,
  value: string,
  input: RefObject<HTMLInputElement | null>,
): T | undefined => {
  const [judged, setJudged] = useState({ error, value });
  if (judged.error !== error) setJudged({ error, value });
  useEffect(() => {
    const { form } = input.current ?? {};
    const sent = () => setJudged((j) => ({ ...j, value: input.current?.value ?? '' }));
    form?.addEventListener('submit', sent);
    return () => form?.removeEventListener('submit', sent);
  }, [input]);
  return judged.value === value ? error : undefined;
};
