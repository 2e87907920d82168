import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { renewAfter } from '#web/lib/page/parts.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './lost.module.css';

/** The error page: what happened, what to do, and a code to quote. */
export const Lost = ({ error }: { error?: unknown }) => {
  const { t } = useTranslation();
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const status = answer?.status ?? (error === undefined ? 404 : 500);
  useEffect(() => void renewAfter(error), [error]);
  const kind = status === 404 ? 'lost' : status === 410 ? 'removed' : 'broken';
  const said = (answer?.data as { said?: string } | null | undefined)?.said;
  const title = said ?? t(`${kind}.title`);
  return (
    <main id="main" className={classes['lost']} data-lost="">
      <Head title={title} />
      <div className={classes['code']}>{status}</div>
      <h1>{title}</h1>
      {!said && <p>{t(`${kind}.text`)}</p>}
      <div className={classes['acts']}>
        <ActLink look="offer" to={pageTo('home')}>
          {t('lost.home')}
        </ActLink>
        <ActLink to={pageTo('inquiryHall')}>{t('lost.inquiries')}</ActLink>
      </div>
      {kind !== 'broken' && (
        <nav className={classes['also']} aria-label={t('lost.also')}>
          <span aria-hidden="true">{t('lost.also')}</span>
          <SiteLink to={pageTo('search')}>{t('nav.products')}</SiteLink>
          <SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('nav.suppliers')}</SiteLink>
          <SiteLink to={pageTo('purchases')}>{t('nav.bigBuyers')}</SiteLink>
          <SiteLink to={pageTo('industryChain')}>{t('nav.chain')}</SiteLink>
          <SiteLink to={pageTo('inquiryHome')}>{t('nav.inquiryHome')}</SiteLink>
        </nav>
      )}
    </main>
  );
};
