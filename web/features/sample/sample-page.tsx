import { pageTo } from '#contract/pages.ts';
import type { SampleDetail } from '#contract/sample/calls.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useQuantity } from '#web/ui/text/units.ts';
import { Answered } from './answered.tsx';
import { NextStep } from './next-step.tsx';
import classes from './sample.module.css';
import { StateTag } from './state-tag.tsx';

/** Who and what, under the title. */
const Head = ({ detail }: { detail: SampleDetail }) => {
  const { t } = useTranslation(['sample', 'common']);
  const text = useText();
  const f = useFormat();
  const { row, productId, inquiryId } = detail;
  const buys = row.party === 'buyer';
  return (
    <>
      <span className="figure">{row.number}</span>
      <StateTag state={row.state} verdict={row.verdict} />
      {buys && row.other.entId ? (
        <SiteLink to={pageTo('company', { slug: row.other.entId })}>
          {t('from', { company: text(row.other.name) })}
        </SiteLink>
      ) : (
        <span>{t('to', { company: text(row.other.name) })}</span>
      )}
      <time dateTime={row.createdAt} className="figure">
        {f.stamp(row.createdAt)}
      </time>
      {productId && <SiteLink to={pageTo('product', { id: productId })}>{t('product')}</SiteLink>}
      {inquiryId && (
        <SiteLink to={pageTo(buys ? 'compareQuotations' : 'quote', { id: inquiryId })}>{t('inquiry')}</SiteLink>
      )}
      <SiteLink to={inquiryId ? pageTo('deal', { id: inquiryId }) : pageTo('deal', { id: row.id, of: 'sample' })}>
        {t('dealTimeline')}
      </SiteLink>
      {buys && row.other.entId && <ChatLink company={row.other.entId} {...(productId && { product: productId })} />}
    </>
  );
};

const Wanted = ({ detail }: { detail: SampleDetail }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  const f = useFormat();
  const quantity = useQuantity();
  const { row, about, note, recipient, place, region, wantedBy } = detail;
  const facts: [string, string, boolean?][] = [
    [t('quantity'), quantity(row.quantity, row.unit)],
    [t('wantedBy'), wantedBy ? f.day(wantedBy) : '—'],
    [t('recipient'), recipient],
    [t('place'), [region && text(region.name), text(place)].filter(Boolean).join(' · '), true],
    ...(text(about) ? [[t('about'), text(about), true] as [string, string, boolean]] : []),
    [t('note'), text(note), true],
  ];
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="wanted">
      <h2 id="wanted">{t('facts')}</h2>
      <dl className={classes['facts']}>
        {facts.map(([name, value, wide]) => (
          <div key={name} className={wide ? classes['wide'] : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Course = ({ detail: { timeline, row } }: { detail: SampleDetail }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  const by = (party: SampleDetail['timeline'][number]['party']) =>
    party === 'clock' || party === row.party ? t(`by.${party}`) : `${t(`by.${party}`)} · ${text(row.other.name)}`;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="course">
      <h2 id="course">{t('timeline')}</h2>
      <Timeline
        label={t('timeline')}
        events={timeline.toReversed().map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`act.${e.act}`),
          by: by(e.party),
          ...(text(e.text) && { text: text(e.text) }),
          ...(e.act === 'evaluate' && { tone: row.verdict === 'failed' ? ('bad' as const) : ('warp' as const) }),
          ...((e.act === 'decline' || e.act === 'cancel') && { tone: 'bad' as const }),
        }))}
      />
    </section>
  );
};

/** One sample order: what is wanted, what was answered, sent and found, and the next step. */
export const SamplePage = ({ detail }: { detail: SampleDetail }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  const lang = useLang();
  const { row } = detail;
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('samples')}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={<Head detail={detail} />}
      />
      <RecordColumns sideFirst side={<NextStep key={row.state} detail={detail} />}>
        <Wanted detail={detail} />
        <Answered detail={detail} />
        <Course detail={detail} />
      </RecordColumns>
    </main>
  );
};
