import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type DealEvent, dealKinds, type DealSubject, type DealView } from '#contract/deal/calls.ts';
import { keptAddress, pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { usePaperQuery } from '#web/lib/text/paper-query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import classes from './deal.module.css';

const tones = { plain: undefined, good: 'warp', bad: 'bad' } as const;

const usePaper = (id: string, of: DealSubject) => {
  const query = usePaperQuery({ of });
  return (what: 'paper' | 'archive') => `/api/busi/deal/${what}/${id}?${query}`;
};

const Downloads = ({ id, of }: { id: string; of: DealSubject }) => {
  const { t } = useTranslation('deal');
  const paper = usePaper(id, of);
  return (
    <div className={classes['downloads']}>
      <Button
        component="a"
        href={paper('paper')}
        download
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.6} />}
      >
        {t('pdf')}
      </Button>
      <Button
        component="a"
        href={paper('archive')}
        download
        variant="default"
        leftSection={<IconFileZip size={18} stroke={1.6} />}
        title={t('zipHint')}
      >
        {t('zip')}
      </Button>
    </div>
  );
};

type Choice = { key: string; label: string; n: number };
type FilterProps = { label: string; id: string; of: DealSubject; name: 'kind' | 'company'; choices: Choice[] };

/** One row of filters; what the other row chose stays. */
const Filter = ({ label, id, of, name, choices }: FilterProps) => {
  const { t } = useTranslation('deal');
  const [asked] = useSearchParams();
  const current = asked.get(name) ?? '';
  const other = name === 'kind' ? 'company' : 'kind';
  const at = (key: string) =>
    pageTo('deal', {
      id,
      ...(of !== 'inquiry' && { of }),
      [name]: key as 'order',
      ...(asked.get(other) && { [other]: asked.get(other) as 'order' }),
    });
  const all = { key: '', label: t(name === 'kind' ? 'all' : 'everybody'), n: choices.reduce((sum, c) => sum + c.n, 0) };
  return (
    <FilterLinks
      label={label}
      choices={[all, ...choices].map((c) => ({ ...c, to: at(c.key), current: current === c.key }))}
    />
  );
};

const useChoices = (events: readonly DealEvent[]): { kinds: Choice[]; companies: Choice[] } => {
  const { t } = useTranslation('deal');
  const text = useText();
  const ofKind = Map.groupBy(events, (e) => e.kind);
  const ofCompany = Map.groupBy(
    events.filter((e) => e.party === 'supplier' && e.company),
    (e) => e.company?.id ?? '',
  );
  return {
    kinds: dealKinds.flatMap((k) => {
      const n = ofKind.get(k)?.length ?? 0;
      return n ? [{ key: k, label: t(`kind.${k}`), n }] : [];
    }),
    companies: [...ofCompany].map(([key, own]) => ({ key, label: text(own[0]?.company?.name ?? {}), n: own.length })),
  };
};

const Row = ({ e }: { e: DealEvent }) => {
  const { t } = useTranslation('deal');
  return (
    <span className={classes['what']}>
      <small>{t(`kind.${e.kind}`)}</small>
      <SiteLink to={keptAddress(e.link)}>{e.title}</SiteLink>
      {e.number && <small className="figure">{e.number}</small>}
    </span>
  );
};

/** The way back to what the deal hangs on. */
const Back = ({ view: { id, of, party } }: { view: DealView }) => {
  const { t } = useTranslation('deal');
  if (of === 'purchase') return <SiteLink to={pageTo('purchase', { id })}>{t('purchase')}</SiteLink>;
  if (of === 'sample') return <SiteLink to={pageTo('sample', { id })}>{t('sample')}</SiteLink>;
  const buys = party === 'buyer';
  return <SiteLink to={pageTo(buys ? 'compareQuotations' : 'quote', { id })}>{t(buys ? 'inquiry' : 'quote')}</SiteLink>;
};

/** All that happened in a deal on one line, the newest first, with its documents to take along; `talk` is what its sides said. */
export const DealPage = ({ view, talk }: { view: DealView; talk: ReactNode }) => {
  const { t } = useTranslation('deal');
  const text = useText();
  const lang = useLang();
  const [asked] = useSearchParams();
  const { kinds, companies } = useChoices(view.events);
  const [kind, company] = [asked.get('kind'), asked.get('company')];
  const shown = view.events.filter((e) => (!kind || e.kind === kind) && (!company || e.company?.id === company));
  const buys = view.party === 'buyer';
  const by = (e: DealEvent) => [t(`by.${e.party}`), e.company && text(e.company.name), e.person].filter(Boolean);
  return (
    <main id="main">
      <PageHead
        crumb={
          <>
            <Back view={view} /> › <span className="figure">{view.number}</span>
          </>
        }
        title={t('title')}
        note={<span lang={textLang(view.title, lang)}>{text(view.title)}</span>}
        actions={<Downloads id={view.id} of={view.of} />}
      />
      <div className={classes['page']}>
        <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('title')}>
          <Filter id={view.id} of={view.of} name="kind" label={t('filter')} choices={kinds} />
          {buys && companies.length > 1 && (
            <Filter id={view.id} of={view.of} name="company" label={t('companies')} choices={companies} />
          )}
          {view.capped && <p role="status">{t('capped')}</p>}
          {shown.length ? (
            <Timeline
              label={t('newest')}
              events={shown.toReversed().map((e) => ({
                key: e.id,
                at: e.at,
                title: <Row e={e} />,
                by: by(e).join(' · '),
                ...(e.detail && { text: e.detail }),
                ...(tones[e.tone] && { tone: tones[e.tone] }),
              }))}
            />
          ) : (
            <p>{t('none')}</p>
          )}
          <p className={classes['hint']}>{t('zipHint')}</p>
        </section>
        {talk}
      </div>
    </main>
  );
};
