import { type RefObject } from 'react';
import type { BoothClass } from '#contract/fairs/classes.ts';
import { priceOf, type PriceList } from '#contract/fairs/exhibiting/prices.ts';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { seatMay } from '#contract/core/seats.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { BoothLine } from '../booth/booth-card.tsx';
import { AskForm } from './ask-form.tsx';
import classes from './orders.module.css';
import { PriceLines } from './price-lines.tsx';

type Props = {
  hall: HallView;
  booth: BoothOnPlan | undefined;
  prices: PriceList | null;
  free: number;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The class by which the company stood last; else the plan's is suggested. */
  kind: BoothClass | undefined;
  contacts: string[];
};

const NoPrices = ({ fairId }: { fairId: string }) => {
  const { t } = useTranslation('boothOrders');
  return (
    <p>
      {t('noPrices')} <SiteLink to={pageTo('fair', { id: fairId })}>{t('sayWish')}</SiteLink>
    </p>
  );
};

/** Prices of a fair, before a booth is chosen. */
const Choose = ({ hall, prices, free }: Pick<Props, 'hall' | 'prices' | 'free'>) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <>
      <p>{free ? t('choose', { n: f.number(free), count: free }) : t('allTaken')}</p>
      {prices ? (
        <>
          <dl className={classes['sum']}>
            {(['small', 'medium', 'large'] as const).map((size) => (
              <div key={size}>
                <dt>{t(`fairs:size.${size}`)}</dt>
                <dd className="figure">{t('eachMetre', { price: f.money(prices.perMetre[size], prices.currency) })}</dd>
              </div>
            ))}
            <div>
              <dt>{t('corner')}</dt>
              <dd className="figure">+{f.number(prices.cornerPercent)}%</dd>
            </div>
          </dl>
          <p className={classes['quiet']} lang={textLang(prices.included, lang)}>
            {text(prices.included)}
          </p>
        </>
      ) : (
        <NoPrices fairId={hall.fair.id} />
      )}
    </>
  );
};

/** What beside the plan is said of the booth that is chosen: its price and the way to ask for it. */
export const ChosenBooth = ({ hall, booth: b, prices, free, heading, kind, contacts }: Props) => {
  const { t } = useTranslation(['boothOrders', 'fairs', 'booths']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const viewer = useViewer();
  const price = b && prices ? priceOf(b, hall, prices) : null;
  const mayAsk = mayOpen('boothOrders', viewer) && seatMay(viewer?.seat, 'sell');
  return (
    <section className={classes['booth']} aria-labelledby="chosen">
      <h2 id="chosen" ref={heading} tabIndex={-1}>
        {b ? t('booths:card', { number: b.number }) : t('chooseTitle')}
      </h2>
      {b && <BoothLine booth={b} />}
      {!b && <Choose hall={hall} prices={prices} free={free} />}
      {b && b.state !== 'free' && (
        <p>
          {b.exhibitor ? (
            <span lang={textLang(b.exhibitor.name, lang)}>{text(b.exhibitor.name)}</span>
          ) : (
            t('fairs:booth.held')
          )}{' '}
          {t('notFree')}
        </p>
      )}
      {b?.state === 'free' && !prices && <NoPrices fairId={hall.fair.id} />}
      {b?.state === 'free' && price && prices && (
        <>
          <PriceLines {...price} currency={prices.currency} />
          <p className={classes['quiet']}>
            <span lang={textLang(prices.included, lang)}>{text(prices.included)}</span>{' '}
            {t('cancelText', { n: f.number(prices.cancelDays), count: prices.cancelDays })}
          </p>
          {!viewer?.entId ? (
            <p>{t('noCompany')}</p>
          ) : mayAsk ? (
            <AskForm key={b.id} booth={b} price={price} kind={kind ?? b.class} contacts={contacts} />
          ) : (
            <p>{t('noSeat')}</p>
          )}
        </>
      )}
    </section>
  );
};
