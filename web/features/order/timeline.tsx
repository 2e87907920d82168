import { useTranslation } from '#web/lib/text/words.ts';
import { amountKindOf, type DisputeEnd } from '#contract/order/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Files } from './agreed.tsx';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-page.module.css';

type Event = OrderDetail['timeline'][number];

/** What an entry tells besides: which delivery, how much, until when. */
const useFactWords = () => {
  const { t } = useTranslation('order');
  const f = useFormat();
  return ({ step, facts }: Event): string[] => {
    const { n, carrier, waybill, amount, currency, day, kind } = facts;
    const amountIs = amount && currency ? f.money(amount, currency) : '';
    const words = [
      n && !amountIs && t('fact.delivery', { n }),
      carrier && waybill && t('fact.carrier', { carrier, waybill }),
      n && amountIs && t(`fact.${amountKindOf(step)}`, { n, amount: amountIs }),
      day && step === 'produce' && t('fact.produceUntil', { day }),
      day && step === 'remind' && t('fact.completesOn', { day: f.day(day) }),
      day && (step === 'confirm' || step === 'acceptChange') && t('fact.deliverOn', { day }),
      kind && t(`documents.kind.${kind}` as 'documents.kind.invoice'),
    ];
    return words.filter((w) => typeof w === 'string' && w !== '') as string[];
  };
};

/** What happened, when, by whom and why, with evidence; the newest last, as the order itself grew. */
export const Timeline = ({ timeline }: { timeline: OrderDetail['timeline'] }) => {
  const { t } = useTranslation(['order', 'common']);
  const f = useFormat();
  const factWords = useFactWords();
  const end = (e: Event, offer: DisputeEnd): string => {
    const words = { end: t(`end.${offer}`) };
    if (e.step === 'statement') return t('disputed.offered', words);
    return e.step === 'decide' ? t('disputed.ended', words) : t('disputed.agreed', words);
  };
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('timeline')}>
      <h2>{t('timeline')}</h2>
      <ol className={classes['timeline']}>
        {timeline.map((e) => (
          <li key={e.id}>
            <time dateTime={e.at} className="figure">
              {f.stamp(e.at)}
            </time>
            <div>
              <b>{t(`did.${e.step}`)}</b> <span>{t(`by.${e.party}`)}</span>
              {factWords(e).length > 0 && <span className="figure"> · {factWords(e).join(' · ')}</span>}
              {e.reason && e.step !== 'agree' && (
                <p className={classes['said']}>
                  {e.step === 'statement' ? e.reason : t('because', { reason: e.reason })}
                </p>
              )}
              {e.offer && <p>{end(e, e.offer)}</p>}
              {e.annexes.length > 0 && <Files files={e.annexes} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
