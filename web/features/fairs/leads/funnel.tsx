import { type LeadFunnel, type LeadStep, leadSteps } from '#contract/fairs/leads/leads.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './leads.module.css';

/** A thread that thins from the booth to the order; each step leads to those who came so far and no further. */
export const Funnel = ({ funnel, fair, step }: { funnel: LeadFunnel; fair: string; step: LeadStep | null }) => {
  const { t } = useTranslation('leads');
  const f = useFormat();
  const came = (s: LeadStep) => (s === 'visit' ? funnel.named : funnel[s]);
  const thick = (s: LeadStep) => Math.max(2, Math.round((came(s) / Math.max(1, funnel.named)) * 10));
  return (
    <section className={classes['funnel']} aria-label={t('funnel')}>
      <p role="status">
        {funnel.visitors === null
          ? t('fewVisitors')
          : t('visitors', { n: f.number(funnel.visitors), count: funnel.visitors })}
      </p>
      <ol>
        {leadSteps.map((s) => (
          <li key={s} style={{ ['--h' as string]: `${thick(s)}px` }}>
            <SiteLink
              to={pageTo('fairLeads', s === step ? { fair } : { fair, step: s })}
              preventScrollReset
              aria-current={s === step || undefined}
            >
              <b className="figure">{f.number(came(s))}</b>
              <span>{t(`steps.${s}`)}</span>
            </SiteLink>
          </li>
        ))}
      </ol>
      <small>{t('rule')}</small>
    </section>
  );
};
