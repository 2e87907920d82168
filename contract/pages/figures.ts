import { suppliers, within } from '../core/access.ts';
import type { FigureDays } from '../figures/calls.ts';
import { memberPages, page, reads } from './page.ts';

const seesSelling = within(suppliers, 'seeSelling');
const query = reads<{ days?: FigureDays; zone?: string }>();

/** The data centre of suppliers. */
export const figuresPages = memberPages(['figures', 'chart'], {
  dataPercent: page('/dataPercentdata/dataPercent', seesSelling, { query }),
  dataAnalyse: page('/dataPercentdata/dataAnalyse', seesSelling, { query }),
});
