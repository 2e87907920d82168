import type { HomeWork, OrderThread } from '#contract/home/work.ts';
import type { OrderState } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import { Course } from './course.tsx';
import classes from './home.module.css';

/** The way of an order, to its completion; a dispute stands still somewhere on it. */
const course: readonly OrderState[] = ['toConfirm', 'confirmed', 'inProduction', 'shipped', 'received', 'completed'];

const Row = ({ o }: { o: OrderThread }) => {
  const { t } = useTranslation(['work', 'common']);
  const lang = useLang();
  const text = useText();
  const at = course.indexOf(o.state) + 1;
  const state = t(`common:orderState.${o.state}`);
  return (
    <li>
      <SiteLink to={pageTo('order', { id: o.id })} lang={textLang(o.title, lang)}>
        {text(o.title)}
      </SiteLink>
      <small className="figure">{o.number}</small>
      {at > 0 && (
        <Course of={course.length} at={at} label={t('threads.progress', { at: state, n: at, of: course.length })} />
      )}
      <small>
        <b data-dispute={at === 0 || undefined}>{state}</b> · {text(o.other)} ·{' '}
        <span>{t('orders.delivery', { day: o.deliveryDate })}</span>
      </small>
    </li>
  );
};

/** Orders under way on both sides, the earliest delivery first. */
export const Orders = ({ orders }: { orders: NonNullable<HomeWork['orders']> }) => {
  const { t } = useTranslation('work');
  return (
    <Block id="orders" title={t('orders.title')} all={{ to: pageTo('orders'), n: orders.all }}>
      <ul className={classes['cards']}>
        {orders.running.map((o) => (
          <Row key={o.id} o={o} />
        ))}
      </ul>
    </Block>
  );
};
