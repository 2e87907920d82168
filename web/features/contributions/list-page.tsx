import { Button } from '@mantine/core';
import type { ContributionRow, contributions } from '#contract/contributions/calls.ts';
import { type ContributionState, contributionStates } from '#contract/contributions/states.ts';
import { contributedKinds } from '#contract/contributions/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, ownName } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './contributions.module.css';
import { ContributionTag } from './state-tag.tsx';

const Row = ({ row: r }: { row: ContributionRow }) => {
  const { t } = useTranslation('contributions');
  const f = useFormat();
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pageTo('contribution', { id: r.id })} lang={htmlLang[r.lang]}>
          {r.title || t('untitled')}
        </SiteLink>
        <small className="figure">{r.number}</small>
      </th>
      <td>
        {t(`kind.${r.kind}`)}
        <small>{ownName[r.lang]}</small>
      </td>
      <td>
        <ContributionTag row={r} />
      </td>
      <td className={panel['end']} data-head={t('head.updated')}>
        <span className="figure">{f.day(r.updatedAt)}</span>
      </td>
    </tr>
  );
};

/** The two kinds, each with what it is and the way to write one. */
const Starts = () => {
  const { t } = useTranslation('contributions');
  return (
    <div className={classes['starts']}>
      {contributedKinds.map((kind) => (
        <section key={kind} className={`${panel['panel']} ${classes['card']}`} aria-labelledby={`start-${kind}`}>
          <h2 id={`start-${kind}`}>{t(`kind.${kind}`)}</h2>
          <p>{t(`kindText.${kind}`)}</p>
          <div>
            <Button component={SiteLink} to={pageTo('contribution', { kind })} color="warp">
              {t(`start.${kind}`)}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
};

type Props = { list: DataOf<typeof contributions.page>; state: ContributionState | undefined };

/** `/compositesMobile/contributions`: what the company wrote for the platform to publish, with the way to write more. */
export const ContributionsPage = ({ list, state }: Props) => {
  const { t } = useTranslation('contributions');
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('pageTitle.contributions')} note={t('lead')} />
      <Starts />
      <TabLinks
        label={t('states')}
        tabs={[undefined, ...contributionStates].map((s) => ({
          key: s ?? 'all',
          to: pageTo('contributions', s ? { state: s } : {}),
          label: t(s ? `state.${s}` : 'all'),
          current: s === state,
        }))}
      />
      {list.records.length === 0 ? (
        <Empty title={t(state ? 'noneInState' : 'none')} text={state ? '' : t('noneText')} />
      ) : (
        <div className={`${panel['panel']} ${panel['scroll']}`}>
          <table className={`${panel['table']} ${panel['cards']}`} aria-label={t('pageTitle.contributions')}>
            <thead>
              <tr>
                <th scope="col">{t('head.title')}</th>
                <th scope="col">{t('head.kind')}</th>
                <th scope="col">{t('head.state')}</th>
                <th scope="col" className={panel['end']}>
                  {t('head.updated')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.records.map((r) => (
                <Row key={r.id} row={r} />
              ))}
            </tbody>
          </table>
          <Pager {...list} />
        </div>
      )}
    </main>
  );
};
