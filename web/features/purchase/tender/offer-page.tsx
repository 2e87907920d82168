import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import type { OfferView, PurchaseLine, TermsView } from '#contract/purchase/schemas.ts';
import { tender } from '#contract/purchase/tender.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Detail } from '../seen.ts';
import { PriceLines } from './price-lines.tsx';
import { SheetCheck } from './sheet-check.tsx';
import classes from './tender.module.css';

const pricesOf = (offer: OfferView | null): Record<string, string> =>
  Object.fromEntries((offer?.prices ?? []).map((p) => [p.lineId, p.price]));

const useOfferForm = (id: string, lines: PurchaseLine[], offer: OfferView | null) => {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<number>();
  const form = useCallForm({
    endpoint: tender.offer,
    initial: {
      source: (offer?.source ?? 'typed') as 'typed' | 'file',
      prices: pricesOf(offer),
      leadDays: offer ? String(offer.leadDays) : '',
      validUntil: offer?.validUntil ?? '',
      note: offer?.note ?? '',
      file: offer?.file?.id ?? '',
    },
    input: (v, clientKey) => ({
      params: { id },
      body: {
        clientKey,
        source: v.source,
        prices: lines.flatMap((l) => (v.prices[l.id] ? [{ lineId: l.id, price: v.prices[l.id] ?? '' }] : [])),
        leadDays: Number(v.leadDays || Number.NaN),
        validUntil: v.validUntil,
        ...(v.note.trim() && { note: v.note.trim() }),
        ...(v.file && { file: v.file }),
      },
    }),
    draft: { name: `offer.${id}` },
    onDone: async ({ revision }) => {
      setDone(revision);
      await revalidate();
    },
  });
  return { form, done };
};
type Form = ReturnType<typeof useOfferForm>['form'];

type ByFileProps = { row: Detail['row']; currency: TermsView['currency']; offer: OfferView | null; form: Form };
/** Prices by the price form, which is filled in elsewhere. */
const ByFile = ({ row, currency, offer, form }: ByFileProps) => {
  const { t } = useTranslation('tender');
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="by-file">
      <h2 id="by-file">{t('offer.fileTitle')}</h2>
      <p className={classes['quiet']}>{t('offer.fileHint')}</p>
      <SheetCheck
        id={row.id}
        number={row.number}
        currency={currency}
        onRead={(file, rows) =>
          form.change({
            file,
            source: 'file',
            prices: Object.fromEntries(rows.flatMap((r) => (r.lineId && r.price ? [[r.lineId, r.price]] : []))),
          })
        }
      />
      {offer?.file && (
        <p>
          {t('offer.lastFile')}: <AnnexLink file={offer.file}>{offer.file.name}</AnnexLink>
        </p>
      )}
    </section>
  );
};

const OfferForm = ({ detail, terms, offer }: { detail: Detail; terms: TermsView; offer: OfferView | null }) => {
  const { t } = useTranslation(['tender', 'common']);
  const ready = useReady();
  const { row } = detail;
  const lines = detail.parts?.lines ?? [];
  const { form, done } = useOfferForm(row.id, lines, offer);
  const { values } = form;
  const priced = lines.filter((l) => values.prices[l.id]);
  return (
    <>
      <ByFile row={row} currency={terms.currency} offer={offer} form={form} />
      <form {...form.props} className={`${panel['panel']} ${panel['warp']} ${classes['box']}`}>
        <h2>{t('offer.title')}</h2>
        <PriceLines
          lines={lines}
          currency={terms.currency}
          prices={values.prices}
          onChange={(lineId, price) => form.change({ prices: { ...values.prices, [lineId]: price } })}
          error={(lineId) => {
            const i = priced.findIndex((l) => l.id === lineId);
            return i < 0 ? undefined : (form.error(`prices.${i}.price`) ?? form.error(`prices.${i}.lineId`));
          }}
        />
        {priced.length > 0 && priced.length < lines.length && <p className={classes['gap']}>{t('offer.partly')}</p>}
        <div className={classes['pair']}>
          <NumberField {...form.field('leadDays')} label={t('offer.leadDays')} digits={0} />
          <DateField {...form.field('validUntil')} label={t('offer.validUntil')} />
        </div>
        <Textarea
          {...form.input('note')}
          label={`${t('offer.note')} · ${t('common:optional')}`}
          maxLength={1000}
          autosize
          minRows={2}
        />
        <div className={classes['acts']}>
          <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
            {t(offer ? 'offer.again' : 'offer.send')}
          </Button>
          <span className={classes['quiet']}>{t('offer.until')}</span>
        </div>
        <p role="status" className={classes['good']}>
          {done ? t('offer.done', { n: done }) : ''}
        </p>
        <p role="alert" className={classes['wrong']}>
          {form.fault ?? form.error('prices')}
        </p>
      </form>
    </>
  );
};

/** What was handed in, where nothing can be changed any more. */
const Standing = ({ lines, terms, offer }: { lines: PurchaseLine[]; terms: TermsView; offer: OfferView }) => {
  const { t } = useTranslation('tender');
  return (
    <section className={`${panel['panel']} ${classes['box']}`}>
      <PriceLines lines={lines} currency={terms.currency} prices={pricesOf(offer)} />
      <dl className={classes['facts']}>
        <div>
          <dt>{t('offer.leadDays')}</dt>
          <dd className="figure">{offer.leadDays}</dd>
        </div>
        <div>
          <dt>{t('offer.validUntil')}</dt>
          <dd className="figure">{offer.validUntil}</dd>
        </div>
        {offer.note && (
          <div>
            <dt>{t('offer.note')}</dt>
            <dd>{offer.note}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

/** An admitted supplier's prices: by the price form or typed, revised until the deadline. */
export const OfferPage = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation(['tender', 'purchase']);
  const text = useText();
  const lang = useLang();
  const maySell = useMay('sell');
  const { row, mine, parts } = detail;
  const terms = parts?.terms;
  const offer = mine?.offer ?? null;
  const open = row.state === 'open' && mine?.state === 'accepted' && maySell;
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('purchase', { id: row.id })}>{t('offer.back')}</SiteLink>}
        title={t('offer.title')}
        note={
          <>
            <span lang={textLang(row.title, lang)}>{text(row.title)}</span> <span className="figure">{row.number}</span>{' '}
            <Deadline at={row.deadline} />
          </>
        }
      />
      {!terms || !parts ? (
        <p>{t('offer.notPriced')}</p>
      ) : open ? (
        <OfferForm detail={detail} terms={terms} offer={offer} />
      ) : (
        <>
          <p role="status">
            {mine && (offer || mine.state !== 'submitted')
              ? `${t(`purchase:applicationState.${mine.state}`)} · ${t('offer.closed')}`
              : t('offer.notAdmitted')}
          </p>
          {offer && <Standing lines={parts.lines} terms={terms} offer={offer} />}
        </>
      )}
    </main>
  );
};
