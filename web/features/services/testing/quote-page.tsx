import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { LabTable } from './lab-table.tsx';
import { PartTabs } from './part-tabs.tsx';
import { type QuoteProps, requestAddress } from './request.ts';
import { RequestForm } from './request-form.tsx';

const Results = (p: QuoteProps) => {
  const { t } = useTranslation('testing');
  const viewer = useViewer();
  if (!p.asked.length) return <p className={classes['quiet']}>{t('quote.wait')}</p>;
  if (!viewer)
    return (
      <div className={`${panel['panel']} ${classes['box']}`}>
        <p>{t('quote.afterLogin')}</p>
        <div>
          <ActLink look="ask" to={pageTo('login', { return: requestAddress(p) })}>
            {t('quote.login')}
          </ActLink>
        </div>
      </div>
    );
  if (!p.labs?.length)
    return (
      <p className={classes['quiet']}>
        {t('quote.none')} <SiteLink to={pageTo('projects')}>{t('quote.project')}</SiteLink>
      </p>
    );
  return <LabTable {...p} labs={p.labs} />;
};

/** `/detectionServe/detectionoffer.html`: a request of tests, and what each laboratory asks for it. */
export const QuotePage = (p: QuoteProps) => {
  const { t } = useTranslation('testing');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('quote.title')} note={t('quote.lead')}>
        <PartTabs at="testOffer" />
      </PageHead>
      <RequestForm key={requestAddress(p)} {...p} />
      <section className={classes['section']}>
        <h2>{t('quote.results')}</h2>
        <Results {...p} />
      </section>
      <section className={classes['section']} aria-labelledby="reckoned">
        <h2 id="reckoned">{t('quote.how')}</h2>
        <p className={classes['lead']}>{t('quote.howText')}</p>
      </section>
    </main>
  );
};
