import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';

/** One act at a time on an order; a refusal is kept in the server's words, and the order is shown as it stands then. */
export const useAct = () => {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefused('');
    setErrors({});
    try {
      await work();
      await revalidate();
      return true;
    } catch (err) {
      setRefused(err instanceof CallError && err.message ? err.message : t('failed'));
      if (err instanceof CallError) setErrors(err.fields);
      // The other side was quicker.
      if (err instanceof CallError && err.status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, errors, act };
};
