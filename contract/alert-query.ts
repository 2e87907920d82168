/** Apart from the schemas, so that the hall loads none. */
import type { AlertFilters } from './alerts.ts';

/** Filters as parameters, in one order. */
export const alertQuery = (f: AlertFilters): string =>
  new URLSearchParams([
    ...(['q', 'category'] as const).flatMap((k): [string, string][] => (f[k] ? [[k, f[k]]] : [])),
    ...(['process', 'certificate'] as const).flatMap((k) =>
      [...new Set(f[k] ?? [])].toSorted().map((v): [string, string] => [k, v]),
    ),
    ...(['field', 'term', 'nda'] as const).flatMap((k): [string, string][] => (f[k] ? [[k, f[k]]] : [])),
  ]).toString();
