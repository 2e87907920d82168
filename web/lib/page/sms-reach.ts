import { useRouteLoaderData } from 'react-router';
import type { SmsCountries } from '#contract/identity/phones.ts';

/** Whether short messages reach numbers with a calling code, by the server's setting. */
export const useSmsReach = (): ((code: string) => boolean) => {
  const root = useRouteLoaderData('root') as { sms: SmsCountries } | undefined;
  const reached = root?.sms ?? ['86'];
  return (code) => reached === 'all' || reached.includes(code);
};
