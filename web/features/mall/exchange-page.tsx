import { lazy, Suspense, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { PointBalance } from '#contract/points/calls.ts';
import type { Good, mall } from '#contract/points/mall/calls.ts';
import { goodKinds } from '#contract/points/mall/states.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { Exchanges } from './exchanges.tsx';
import classes from './mall.module.css';

const ExchangeForm = lazy(() => import('./exchange-form.tsx'));

/** Why a good can't be had now; null where it can. */
const useHindrance = (balance: PointBalance) => {
  const { t } = useTranslation('mall');
  const f = useFormat();
  return (g: Good): string | null => {
    if (g.left < 1) return t('soldOut');
    if (g.perPerson !== null && g.mine >= g.perPerson) return t('limitReached', { n: f.number(g.perPerson) });
    if (balance.available < g.price) return t('lacks', { points: f.number(g.price - balance.available) });
    return null;
  };
};

const GoodCard = ({ good: g, balance }: { good: Good; balance: PointBalance }) => {
  const { t } = useTranslation('mall');
  const f = useFormat();
  const text = useText();
  const ready = useReady();
  const [open, setOpen] = useState(false);
  const hindrance = useHindrance(balance)(g);
  return (
    <li className={`${panel['panel']} ${classes['good']}`}>
      <Picture subject={g.picture} sizes="280px" alt="" className={classes['picture'] ?? ''} />
      <div className={classes['body']}>
        <h3>{text(g.name)}</h3>
        <p className={classes['quiet']}>{text(g.about)}</p>
        <p className={classes['price']}>
          <b className="figure">{t('points', { n: f.number(g.price) })}</b>
          <span>{t('left', { n: f.number(g.left) })}</span>
        </p>
        <p className={classes['quiet']}>
          {t(`kind.${g.kind}`)}
          {g.perPerson !== null && <> · {t('perPerson', { n: f.number(g.perPerson) })}</>}
        </p>
        {open ? (
          <Suspense>
            <ExchangeForm good={g} onEnd={() => setOpen(false)} />
          </Suspense>
        ) : hindrance ? (
          <p className={classes['quiet']}>{hindrance}</p>
        ) : (
          <ActButton full disabled={!ready} onClick={() => setOpen(true)}>
            {t('exchange')}
            <span className="visually-hidden">: {text(g.name)}</span>
          </ActButton>
        )}
      </div>
    </li>
  );
};

type Props = {
  balance: PointBalance;
  goods: DataOf<typeof mall.queryProduct>;
  mine: DataOf<typeof mall.mine>;
  kind: Good['kind'] | undefined;
};

/** `/integralManagedata/creditsExchange`: goods for points, and what became of what was exchanged. */
export const ExchangePage = ({ balance, goods, mine, kind }: Props) => {
  const { t } = useTranslation(['mall', 'points']);
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('points:pageTitle.creditsExchange')}
        note={t('balance', { n: f.number(balance.available) })}
        actions={<ActLink to={pageTo('integralManage', {})}>{t('toStatement')}</ActLink>}
      />
      <div className={classes['page']}>
        <section aria-labelledby="goods">
          <h2 id="goods">{t('goods')}</h2>
          <FilterLinks
            label={t('goods')}
            choices={[undefined, ...goodKinds].map((key) => ({
              key: key ?? 'all',
              to: pageTo('creditsExchange', { kind: key }),
              label: t(key ? `kind.${key}` : 'all'),
              current: kind === key,
            }))}
          />
          {goods.records.length ? (
            <>
              <ul className={classes['goods']}>
                {goods.records.map((g) => (
                  <GoodCard key={g.id} good={g} balance={balance} />
                ))}
              </ul>
              <Pager {...goods} />
            </>
          ) : (
            <Empty title={t('noGoods')} text={t('noGoodsText')} />
          )}
        </section>
        <Exchanges list={mine} />
      </div>
    </main>
  );
};
