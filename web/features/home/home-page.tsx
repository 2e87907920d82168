import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#contract/catalogue.ts';
import type { InquiryRow } from '#contract/inquiry-schemas.ts';
import { useFormat } from '#web/lib/lang.ts';
import { InquiryTable } from '#web/ui/inquiry-table.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { Ask, Offer } from './entrances.tsx';
import classes from './home.module.css';
import { type Group, Materials } from './materials.tsx';
import { Samples } from './samples.tsx';

type Props = { waiting: InquiryRow[]; total: number; products: ProductRow[]; groups: Group[] };

const knots = ['say', 'match', 'quote', 'compare', 'order'] as const;

/** The home page: each block is computed from what the platform holds and is absent where that is nothing. */
export const HomePage = ({ waiting, total, products, groups }: Props) => {
  const { t } = useTranslation(['home', 'common']);
  const f = useFormat();
  return (
    <main id="main">
      <div className={classes['hero']}>
        <div>
          <div className={classes['claim']}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
            <Materials groups={groups} />
          </div>
          <div className={classes['entrances']}>
            <Ask />
            <Offer />
          </div>
        </div>
      </div>
      {waiting.length > 0 && (
        <section className={classes['block']} aria-labelledby="waiting">
          <div className={classes['head']}>
            <h2 id="waiting">{t('waiting')}</h2>
            <span className="figure">{t('waitingCount', { total: f.number(total) })}</span>
            <SiteLink to="/moreInquiry.html?state=quoting">{t('toHall')}</SiteLink>
          </div>
          <InquiryTable rows={waiting} label={t('waiting')} />
        </section>
      )}
      {products.length > 0 && <Samples products={products} />}
      <section className={classes['block']} aria-labelledby="how">
        <div className={classes['head']}>
          <h2 id="how">{t('how')}</h2>
        </div>
        <div className={classes['how']}>
          <Thread
            label={t('how')}
            knots={knots.map((k) => ({
              key: k,
              state: 'done',
              children: (
                <>
                  <strong>{t(`steps.${k}.title`)}</strong>
                  {t(`steps.${k}.text`)}
                </>
              ),
            }))}
          />
        </div>
      </section>
    </main>
  );
};
