import { Button } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { serviceOwn } from '#contract/services/own.ts';
import type { OwnOffer } from '#contract/services/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from '../services.module.css';
import { CentreTabs } from './centre-tabs.tsx';

const tones: Record<OwnOffer['state'], Tone> = { draft: 'plain', listed: 'warp', hidden: 'bad' };

/** One offer of the company with what can be done to it. */
const Row = ({ offer: o }: { offer: OwnOffer }) => {
  const { t } = useTranslation(['serviceOwn', 'services']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const may = useMay('sell');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const move = (state: 'draft' | 'listed') =>
    void act(() => call(serviceOwn.list, { params: { id: o.id }, body: { state } }).finally(() => revalidate()));
  return (
    <li className={`${panel['panel']} ${classes['box']}`}>
      <p className={classes['kind']}>
        <Tag tone={tones[o.state]}>{t(`state.${o.state}`)}</Tag>
        <span>{t(`services:kind.${o.kind}`)}</span>
        <span className="figure">{t('changed', { at: f.stamp(o.updatedAt) })}</span>
      </p>
      <h2 lang={textLang(o.name, lang)}>
        <SiteLink to={pageTo('serviceProduction', { id: o.id })}>{text(o.name)}</SiteLink>
      </h2>
      <p className={classes['quiet']} lang={textLang(o.summary, lang)}>
        {text(o.summary)}
      </p>
      <p className={classes['quiet']}>
        {t('pricesN', { n: f.number(o.prices.length), count: o.prices.length })} ·{' '}
        {t('liveN', { n: f.number(o.live), count: o.live })}
      </p>
      {o.state === 'hidden' && <p className={classes['defect']}>{t('hiddenBy', { reason: text(o.hiddenReason) })}</p>}
      <div className={shared['acts']}>
        <Button component={SiteLink} to={pageTo('serviceProduction', { id: o.id })} variant="default">
          {t('edit')}
        </Button>
        {o.state === 'draft' && (
          <Button color="warp" loading={busy} disabled={!may} onClick={() => move('listed')}>
            {t('list')}
          </Button>
        )}
        {o.state === 'listed' && (
          <>
            <Button variant="default" loading={busy} disabled={!may} onClick={() => move('draft')}>
              {t('unlist')}
            </Button>
            <SiteLink to={pageTo('serviceOffer', { id: o.id })}>{t('seePublic')}</SiteLink>
          </>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </li>
  );
};

/** `/thirdParty/enterpriseCenter/production`: what the company offers, listed or resting. */
export const ProductionPage = ({ list }: { list: DataOf<typeof serviceOwn.offers> }) => {
  const { t } = useTranslation('serviceOwn');
  const add = (
    <Button component={SiteLink} to={pageTo('serviceProduction', { id: 'new' })} color="warp">
      {t('add')}
    </Button>
  );
  return (
    <main id="main">
      <PageHead title={t('production')} note={t('productionLead')} actions={list.total ? add : undefined}>
        <CentreTabs at="serviceProduction" />
      </PageHead>
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((o) => (
              <Row key={o.id} offer={o} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('none.title')} text={t('none.text')}>
          {add}
        </Empty>
      )}
    </main>
  );
};
