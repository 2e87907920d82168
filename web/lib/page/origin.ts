import { useRouteLoaderData } from 'react-router';

/** Where the site is reached from outside: scheme and host, for addresses that leave the page. */
export const useOrigin = (): string => (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';
