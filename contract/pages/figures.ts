import { editors, suppliers, within } from '../core/access.ts';
import type { FigureDays } from '../figures/calls.ts';
import { deskPages, memberPages, page, reads } from './page.ts';

const seesSelling = within(suppliers, 'seeSelling');
const query = reads<{ days?: FigureDays; zone?: string }>();

/** The data centre of suppliers, and the operators' figures of the platform. */
export const figuresPages = {
  ...memberPages(['figures', 'chart'], {
    dataPercent: page('/dataPercentdata/dataPercent', seesSelling, { query }),
    dataAnalyse: page('/dataPercentdata/dataAnalyse', seesSelling, { query }),
  }),
  ...deskPages(['operator', 'verification', 'centre', 'order'], {
    operatorFigures: page('/operator/figures', editors, { query, words: ['deskFigures', 'figures', 'chart'] }),
  }),
};
