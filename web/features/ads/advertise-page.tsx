import { Button } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { ownAds } from '#contract/advertising/calls.ts';
import { adLimits, type AdPlace, dayAfter, daysFrom } from '#contract/advertising/places.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, useLang, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AdPreview } from './ad-preview.tsx';
import classes from './ads.module.css';
import { ContentFields, emptyAd, lackingTitles, sentAd } from './content-fields.tsx';
import { FreeDays } from './free-days.tsx';
import { PlaceOutline } from './place-outline.tsx';

type Props = { offer: DataOf<typeof ownAds.places>; fields: DictItem[]; chosen: AdPlace | undefined; company: string };

const isDay = (s: string): boolean => /^\d{4}-\d\d-\d\d$/.test(s);
/** Days of a span; 0 while it is none. */
const lengthOf = (first: string, last: string): number =>
  isDay(first) && isDay(last) && last >= first ? Math.min(daysFrom(first, last), adLimits.days) : 0;

type Offer = Props['offer'];
const viewOf = (offer: Offer, place: AdPlace) => offer.places.find((p) => p.place === place) ?? offer.places[0];
const totalOf = (offer: Offer, place: AdPlace, days: number) =>
  minorToDecimal(decimalToMinor(viewOf(offer, place)?.pricePerDay ?? '0') * BigInt(days));

const useAdForm = (offer: Offer, chosen: AdPlace | undefined) => {
  const { t } = useTranslation('ads');
  const lang = useLang();
  const path = usePath();
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: ownAds.ask,
    initial: {
      ...emptyAd,
      langs: [lang],
      place: chosen ?? offer.places.find((p) => p.open)?.place ?? ('home' as AdPlace),
      firstDay: '',
      lastDay: '',
    },
    input: ({ place, firstDay, lastDay, ...v }, clientKey) => ({
      body: {
        ...sentAd(v),
        clientKey,
        place,
        firstDay,
        lastDay,
        total: totalOf(offer, place, lengthOf(firstDay, lastDay)),
      },
    }),
    draft: { name: 'advertisement' },
    check: (v) => lackingTitles(v, t('needTitle')),
    words: { firstDay: t('needDay'), lastDay: t('needDay') },
    // Somebody was faster, or the price has changed: places are read anew, what was typed stays.
    onRefused: () => {
      void revalidate();
      return undefined;
    },
    onDone: async ({ id }) => {
      say({ message: t('sent'), color: 'warp' });
      await go(path(pageTo('advertisement', { id })));
    },
  });
};

type ChoiceProps = { offer: Offer; value: AdPlace; onChange: (place: AdPlace) => void };
const PlaceChoice = ({ offer, value, onChange }: ChoiceProps) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  return (
    <div className={classes['places']} role="radiogroup" aria-labelledby="ad-place">
      {offer.places.map((p) => (
        <label key={p.place} data-closed={p.open ? undefined : ''}>
          <input
            type="radio"
            name="place"
            className="visually-hidden"
            checked={p.place === value}
            disabled={!p.open}
            onChange={() => onChange(p.place)}
          />
          <PlaceOutline place={p.place} />
          <b>{t(`place.${p.place}`)}</b>
          <span>{t(`placeText.${p.place}`)}</span>
          <span className="figure">
            {p.open ? t('perDay', { price: f.money(p.pricePerDay, p.currency) }) : t('closed')}
          </span>
          <small>
            {t('slotsN', { n: f.number(p.slots) })} · {t('capN', { n: f.number(p.cap) })}
          </small>
        </label>
      ))}
    </div>
  );
};

type BarProps = { offer: Offer; place: Offer['places'][number]; form: ReturnType<typeof useAdForm> };
/** What it costs, and the button that sends it. */
const SendBar = ({ offer, place, form }: BarProps) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const ready = useReady();
  const { values: v } = form;
  const days = lengthOf(v.firstDay, v.lastDay);
  return (
    <div className={`${panel['panel']} ${classes['bar']}`}>
      <p>
        {t('sum', {
          price: f.money(place.pricePerDay, place.currency),
          days: t('daysN', { n: f.number(days), count: days }),
        })}{' '}
        = <b className="figure">{f.money(totalOf(offer, v.place, days), place.currency)}</b>
      </p>
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
        {t('send')}
      </Button>
    </div>
  );
};

/** `/marketing/advertise`: a place, free days of it, and what is shown there; the price counts along. */
export const AdvertisePage = ({ offer, fields, chosen, company }: Props) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const form = useAdForm(offer, chosen);
  const { values: v, change, error } = form;
  const place = viewOf(offer, v.place);
  if (!place) return null;
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('advertisements')}>{t('pageTitle.advertisements')}</SiteLink>}
        title={t('pageTitle.advertise')}
        note={t('lead')}
      />
      <form {...form.props} className={classes['booking']}>
        <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="ad-place">
          <h2 id="ad-place">{t('step.place')}</h2>
          <PlaceChoice offer={offer} value={v.place} onChange={(place) => change({ place })} />
        </section>
        <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="ad-days">
          <h2 id="ad-days">{t('step.days')}</h2>
          <p className={classes['quiet']}>
            {t('daysNote', { from: f.day(offer.from), to: f.day(offer.to), n: f.number(adLimits.days) })}
          </p>
          <div className={classes['row']}>
            <DateField label={t('firstDay')} {...form.field('firstDay')} min={offer.from} max={offer.to} />
            <DateField
              label={t('lastDay')}
              {...form.field('lastDay')}
              min={v.firstDay || offer.from}
              max={isDay(v.firstDay) ? dayAfter(v.firstDay, adLimits.days - 1) : undefined}
            />
          </div>
          <FreeDays place={place} from={offer.from} to={offer.to} value={v} onChange={change} />
        </section>
        <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="ad-content">
          <h2 id="ad-content">{t('step.content')}</h2>
          <ContentFields {...{ change, error, fields }} value={v} products={offer.products} byField={place.byField} />
        </section>
        <AdPreview value={v} company={company} />
        <SendBar offer={offer} place={place} form={form} />
      </form>
    </main>
  );
};
