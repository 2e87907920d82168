import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { testSheets } from '#contract/testing/calls.ts';
import type { OwnSheet, SheetVersion, TestMethod } from '#contract/testing/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from '../services.module.css';
import { CentreTabs } from './centre-tabs.tsx';
import { SheetEditor } from './sheet-editor.tsx';

type Props = { own: OwnSheet; history: DataOf<typeof testSheets.history>; methods: readonly TestMethod[] };

const Version = ({ v, methods }: { v: SheetVersion; methods: Props['methods'] }) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  const nameOf = (slug: string) => methods.find((m) => m.slug === slug)?.standard ?? slug;
  const words = ({ method: slug, before, after }: SheetVersion['changed'][number]) => {
    const method = nameOf(slug);
    if (before === null) return t('sheet.came', { method, after: f.money(after ?? '0', v.currency) });
    if (after === null) return t('sheet.went', { method, before: f.money(before, v.currency) });
    return t('sheet.moved', { method, before: f.money(before, v.currency), after: f.money(after, v.currency) });
  };
  return (
    <li className={`${panel['panel']} ${classes['box']}`}>
      <p>
        <b>{t('sheet.version', { n: f.number(v.version) })}</b>{' '}
        <span className={classes['quiet']}>{[v.by, f.stamp(v.at)].filter(Boolean).join(' · ')}</span>
      </p>
      {v.changed.length ? (
        <ul className={classes['list']}>
          {v.changed.map((c) => (
            <li key={c.method}>{words(c)}</li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('sheet.same')}</p>
      )}
    </li>
  );
};

/** `/thirdParty/enterpriseCenter/testSheet`: a laboratory's price sheet and what its prices were. */
export const SheetPage = ({ own, history, methods }: Props) => {
  const { t } = useTranslation('testing');
  return (
    <main id="main">
      <PageHead title={t('sheet.title')} note={t('sheet.lead')}>
        <CentreTabs at="testSheet" />
      </PageHead>
      {own.offers.length ? (
        <SheetEditor key={own.version} own={own} methods={methods} />
      ) : (
        <Empty title={t('sheet.title')} text={t('sheet.noOffer')}>
          <ActLink look="ask" to={pageTo('serviceProduction', { id: 'new' })}>
            {t('sheet.addOffer')}
          </ActLink>
        </Empty>
      )}
      <section className={classes['section']} aria-labelledby="history">
        <h2 id="history">{t('sheet.history')}</h2>
        {history.records.length ? (
          <>
            <ul className={classes['list']}>
              {history.records.map((v) => (
                <Version key={v.version} v={v} methods={methods} />
              ))}
            </ul>
            <Pager {...history} />
          </>
        ) : (
          <p className={classes['quiet']}>{t('sheet.noHistory')}</p>
        )}
      </section>
    </main>
  );
};
