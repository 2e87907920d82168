import { Button, Switch } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { operatorAds } from '#contract/advertising/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import record from '../desk-record.module.css';
import classes from './ads.module.css';

type Places = DataOf<typeof operatorAds.places>['places'];
const whole = (text: string): number => Number(text || Number.NaN);

const Place = ({ place: p }: { place: Places[number] }) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorAds.setPlace,
    initial: { open: p.open, slots: String(p.slots), cap: String(p.cap), pricePerDay: p.pricePerDay },
    input: ({ open, slots, cap, pricePerDay }) => ({
      params: { place: p.place },
      body: { base: p.version, open, slots: whole(slots), cap: whole(cap), pricePerDay },
    }),
    draft: { name: `desk.adPlace.${p.place}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('desk.saved'), color: 'warp' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={`${panel['panel']} ${record['card']}`} aria-label={t(`place.${p.place}`)}>
      <h2>{t(`place.${p.place}`)}</h2>
      <p className={desk['quiet']}>{t('desk.busyN', { n: f.number(p.busy.length), count: p.busy.length })}</p>
      <Switch
        label={t('desk.open')}
        checked={form.values.open}
        onChange={(e) => form.change({ open: e.currentTarget.checked })}
      />
      <MoneyField label={t('desk.price')} currency={p.currency} {...form.field('pricePerDay')} />
      <NumberField digits={0} label={t('desk.slots')} {...form.field('slots')} />
      <NumberField digits={0} label={t('desk.cap')} {...form.field('cap')} />
      {form.fault && (
        <p role="alert" className={desk['wrong']}>
          {form.fault}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('desk.save')}
        </Button>
      </div>
    </form>
  );
};

/** `/operator/ad-places`: what places cost, how many share one, and how often one person sees the same. */
export const DeskPlacesPage = ({ places }: { places: Places }) => {
  const { t } = useTranslation('ads');
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorAdPlaces')}</h1>
      <p>{t('desk.placesLead')}</p>
      <div className={classes['places']}>
        {places.map((p) => (
          <Place key={`${p.place} ${p.version}`} place={p} />
        ))}
      </div>
    </main>
  );
};
