import type { operatorContributions } from '#contract/contributions/desk.ts';
import { type ContributionState, deskStates } from '#contract/contributions/states.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, ownName } from '#contract/core/langs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import desk from '../desk.module.css';
import classes from '../desk-record.module.css';

type Props = { list: DataOf<typeof operatorContributions.page>; state: ContributionState | undefined };

/** `/operator/contributions`: what companies handed in, by state, and how many wait. */
export const DeskContributionsPage = ({ list, state }: Props) => {
  const { t } = useTranslation('contributions');
  const f = useFormat();
  const text = useText();
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorContributions')}</h1>
      <p>{t('desk.lead')}</p>
      <p role="status">
        {list.since ? t('desk.waiting', { n: f.number(list.waiting), day: f.day(list.since) }) : t('desk.clear')}
      </p>
      <TabLinks
        label={t('states')}
        tabs={[undefined, ...deskStates].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorContributions', s ? { state: s } : {}),
          label: t(s ? `state.${s}` : 'all'),
          current: s === state,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((r) => (
              <li key={r.id} className={panel['panel']} data-row={r.id}>
                <h2>
                  <SiteLink to={deskPageTo('operatorContribution', { id: r.id })} lang={htmlLang[r.lang]}>
                    {r.title}
                  </SiteLink>
                  <Tag tone={r.asked ? 'deviates' : 'plain'}>
                    {t(r.asked ? 'asked' : r.shown ? 'shown' : `state.${r.state}`)}
                  </Tag>
                </h2>
                <p className={desk['quiet']}>
                  {text(r.company.name)} · {t(`kind.${r.kind}`)} · {ownName[r.lang]} ·{' '}
                  <span className="figure">{r.number}</span> · <span className="figure">{f.day(r.updatedAt)}</span>
                </p>
              </li>
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('desk.none')} />
      )}
    </main>
  );
};
