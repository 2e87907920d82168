import { Button } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { serviceKinds, type ServiceKind, touringKinds } from '#contract/services/kinds.ts';
import type { OwnOffer } from '#contract/services/schemas.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { InThree } from '#web/ui/text/in-three.tsx';
import { PriceRows, type TypedPrice } from './price-rows.tsx';
import { TourRows, type TypedTour } from './tour-rows.tsx';

const typedPrices = (o: OwnOffer | null): TypedPrice[] =>
  (o?.prices ?? []).map((p) => ({ ...p, days: p.days === null ? '' : String(p.days) }));
const typedTours = (o: OwnOffer | null): TypedTour[] =>
  (o?.tours ?? []).map(({ left, ...x }) => ({ ...x, places: String(x.places), taken: x.places - left }));

const useOfferForm = (offer: OwnOffer | null) => {
  const { t } = useTranslation('serviceOwn');
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: () =>
      import('#contract/services/own.ts').then(({ serviceOwn: m }) => (offer ? m.save : m.add) as typeof m.add),
    initial: {
      kind: offer?.kind ?? ('testing' as ServiceKind),
      name: offer?.name ?? {},
      summary: offer?.summary ?? {},
      about: offer?.about ?? {},
      conditions: offer?.conditions ?? {},
      prices: typedPrices(offer),
      tours: typedTours(offer),
    },
    input: ({ prices, tours, ...v }, clientKey) =>
      ({
        ...(offer && { params: { id: offer.id } }),
        body: {
          ...(offer ? { base: offer.version } : { clientKey }),
          ...v,
          prices: prices.map((p) => ({ ...p, days: p.days === '' ? null : Number(p.days) })),
          tours: touringKinds.includes(v.kind)
            ? tours.map(({ taken: _, id, ...x }) => ({ ...x, ...(id && { id }), places: Number(x.places) }))
            : [],
        },
      }) as never,
    draft: { name: `service.offer.${offer ? `${offer.id}.${offer.version}` : 'new'}` },
    onDone: async ({ id }) => {
      say(t('saved'));
      await navigate(path(pageTo('serviceProduction', { id })), { replace: true });
      await revalidate();
    },
    onRefused: (err) => faultsOf(err),
  });
};

/** An offer with its price sheet and, of journeys, their dates; what is typed stays as a draft until it is saved. */
export const OfferEditor = ({ offer }: { offer: OwnOffer | null }) => {
  const { t } = useTranslation(['serviceOwn', 'services', 'common']);
  const text = useText();
  const may = useMay('sell');
  const form = useOfferForm(offer);
  useLeaveGuard(form.isDirty);
  const { values: v } = form;
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('serviceProduction')}>{t('production')}</SiteLink>}
        title={offer ? text(offer.name) : t('add')}
        note={t('editLead')}
      />
      <form {...form.props} className={`${panel['panel']} ${classes['box']}`}>
        <Select
          name="kind"
          label={t('kind')}
          data={serviceKinds.map((k) => ({ value: k, label: t(`services:kind.${k}`) }))}
          value={v.kind}
          disabled={offer !== null}
          {...(offer && { description: t('kindStays') })}
          onChange={(k) => form.change({ kind: serviceKinds.find((x) => x === k) ?? v.kind })}
          error={form.error('kind')}
        />
        <InThree label={t('offerName')} {...form.field('name')} most={120} />
        <InThree label={t('summary')} description={t('summaryHint')} {...form.field('summary')} most={300} rows={2} />
        <InThree label={t('offerAbout')} {...form.field('about')} most={4000} rows={4} />
        <InThree label={t('conditions')} {...form.field('conditions')} most={2000} rows={3} />
        <PriceRows rows={v.prices} onChange={(prices) => form.change({ prices })} errorOf={form.error} />
        {touringKinds.includes(v.kind) && (
          <TourRows rows={v.tours} onChange={(tours) => form.change({ tours })} errorOf={form.error} />
        )}
        <div className={shared['acts']}>
          <Button type="submit" color="warp" loading={form.busy} disabled={!may}>
            {t('save')}
          </Button>
          <Button component={SiteLink} to={pageTo('serviceProduction')} variant="default">
            {t('common:cancel')}
          </Button>
        </div>
        <p role="alert" className={shared['refused']}>
          {form.fault}
        </p>
      </form>
    </main>
  );
};
