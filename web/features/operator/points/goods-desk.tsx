import { Button } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operatorPoints } from '#contract/operator/points/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import desk from '../desk.module.css';
import classes from './points.module.css';

/** Every good, offered or not. */
export const GoodsDesk = ({ list }: { list: DataOf<typeof operatorPoints.goods> }) => {
  const { t } = useTranslation('deskPoints');
  const f = useFormat();
  const text = useText();
  return (
    <>
      <Button component={SiteLink} to={deskPageTo('operatorPoints', { view: 'goods', new: 1 })}>
        {t('newGood')}
      </Button>
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((g) => (
              <li key={g.id} className={panel['panel']} data-row={g.id}>
                <h2>
                  {text(g.name)}{' '}
                  <Tag tone={g.offered ? 'warp' : 'plain'}>{t(g.offered ? 'offered' : 'notOffered')}</Tag>
                </h2>
                <p className={desk['quiet']}>
                  {t(`kinds.${g.kind}`)} ·{' '}
                  {t('facts', { price: f.number(g.price), left: f.number(g.left), n: f.number(g.exchanged) })}
                </p>
                <div className={classes['acts']}>
                  <SiteLink to={deskPageTo('operatorPoints', { view: 'goods', id: g.id })}>
                    {t('edit')}
                    <span className="visually-hidden">: {text(g.name)}</span>
                  </SiteLink>
                </div>
              </li>
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('noGoods')} text={t('noGoodsText')} />
      )}
    </>
  );
};
