import { homeCurrency } from '#contract/core/money.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { useViewer } from './viewer.ts';

/** The currency that a form begins with for who looks at the page. */
export const useHomeCurrency = (): Currency => homeCurrency(useViewer()?.country ?? null);
