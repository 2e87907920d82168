import { useEffect, useEffectEvent } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type Lead, type leads, type LeadStep, leadSteps } from '#contract/fairs/leads/leads.ts';
import { leads as calls } from '#contract/fairs/leads/leads.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { Funnel } from './funnel.tsx';
import { LeadNext } from './lead-act.tsx';
import classes from './leads.module.css';

type Board = DataOf<typeof leads.page>;

/** How often an open board is read again: a visit makes no notice. */
const again = 15_000;

/** The day on which a visitor came to a step. */
const useCrossing = () => {
  const { t } = useTranslation('leads');
  const f = useFormat();
  return (step: LeadStep): Column<Lead> => ({
    id: step,
    title: t(`steps.${step}`),
    named: true,
    cell: (l) => {
      const came = l[step];
      return came ? <time dateTime={came.at}>{f.stamp(came.at).slice(0, 10)}</time> : <span aria-hidden="true">–</span>;
    },
    value: (l) => (l[step] ? { at: l[step].at } : ''),
  });
};

const useColumns = (): Column<Lead>[] => {
  const { t } = useTranslation('leads');
  const f = useFormat();
  const text = useText();
  const crossing = useCrossing();
  return [
    {
      id: 'who',
      title: t('who'),
      card: 'title',
      fixed: true,
      width: '22%',
      cell: (l) => (
        <>
          <b>{l.name}</b>
          {l.company && (
            <small>
              <SiteLink to={pageTo('company', { slug: l.company.id })}>{text(l.company.name)}</SiteLink>
            </small>
          )}
        </>
      ),
      value: (l) => l.name,
    },
    {
      id: 'company',
      title: t('company'),
      extra: true,
      cell: (l) => (l.company ? text(l.company.name) : ''),
      value: (l) => (l.company ? text(l.company.name) : ''),
    },
    {
      id: 'booth',
      title: t('booth'),
      card: 'head',
      cell: (l) => (
        <>
          <SiteLink to={pageTo('booth', { id: l.booth.id })}>{l.booth.number}</SiteLink>
          <small>
            {[
              t('looks', { n: f.number(l.visits), count: l.visits }),
              l.brochures > 0 && t('brochure'),
              l.wrote && t('wrote'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
      value: (l) => l.booth.number,
    },
    ...leadSteps.map(crossing),
    { id: 'next', title: t('nextHead'), card: 'side', fixed: true, cell: (l) => <LeadNext lead={l} /> },
  ];
};

/** `/newFielddata/Z-PLUS`: visitors of the company's booths as rows, crossed by what came of them. */
export const LeadsPage = ({ board }: { board: Board }) => {
  const { t } = useTranslation(['leads', 'fairs']);
  const text = useText();
  const [asked] = useSearchParams();
  const columns = useColumns();
  const { revalidate } = useRevalidator();
  const step = leadSteps.find((s) => s === asked.get('step')) ?? null;
  const look = useEffectEvent(() => document.visibilityState === 'visible' && void revalidate());
  useEffect(() => {
    const timer = setInterval(look, again);
    return () => clearInterval(timer);
  }, []);
  const { fair } = board;
  return (
    <main id="main">
      <Head />
      <PageHead title={t('title')} note={t('note')}>
        {board.fairs.length > 1 && (
          <TabLinks
            label={t('fairs')}
            tabs={board.fairs.map((x) => ({
              key: x.id,
              to: pageTo('fairLeads', { fair: x.id }),
              label: text(x.name),
              current: x.id === fair,
            }))}
          />
        )}
      </PageHead>
      {fair === null ? (
        <Empty title={t('noBooth')} text={t('noBoothText')}>
          <ActLink to={pageTo('fairs')}>{t('toFairs')}</ActLink>
        </Empty>
      ) : (
        <>
          <Funnel funnel={board.funnel} fair={fair} step={step} />
          <ListView
            name="leads"
            label={t('title')}
            columns={columns}
            page={board}
            idOf={(l) => l.userId}
            still
            read={(place) => call(calls.page, { query: { fair, ...(step && { step }), ...place } })}
            empty={
              step ? (
                <Empty title={t('noneHere')} text={t('noneHereText')}>
                  <ActLink to={pageTo('fairLeads', { fair })}>{t('all')}</ActLink>
                </Empty>
              ) : (
                <Empty title={t('nobody')} text={t('nobodyText')} />
              )
            }
          />
          <p className={classes['exclusions']}>{t('exclusions')}</p>
        </>
      )}
    </main>
  );
};
