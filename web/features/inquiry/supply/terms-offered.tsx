import { Button, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Select } from '#web/ui/form/pick.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { limits, paymentTypes, tradeTerms } from '#contract/inquiry/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { uploadFile, uploadSealed } from '#web/lib/upload.ts';
import { WarpMark } from '#web/ui/picture/marks.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { noCosts } from './offers/costs-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import classes from './quote.module.css';

// Few state them: it comes when it is opened.
const CostsField = lazy(() => import('./offers/costs-field.tsx'));

type Props = {
  draft: QuoteDraft;
  change: (part: Partial<QuoteDraft>) => void;
  errors: Record<string, string>;
};

/** In which currency the prices are, and to which place. */
const PriceTerms = ({ draft, change, errors }: Props) => {
  const { t } = useTranslation('inquiry');
  return (
    <>
      <Select
        label={t('terms.currency')}
        data={(['CNY', 'EUR', 'USD'] as const).map((v) => ({ value: v, label: t(`currency.${v}`) }))}
        value={draft.currency}
        allowDeselect={false}
        onChange={(v) => change({ currency: (v ?? 'CNY') as 'CNY' })}
      />
      <Select
        label={t('quote.tradeTerm')}
        data={tradeTerms.map((v) => ({ value: v, label: `${v} · ${t(`tradeTerm.${v}`)}` }))}
        value={draft.tradeTerm}
        allowDeselect={false}
        onChange={(v) => change({ tradeTerm: v ?? 'DAP' })}
      />
      <TextInput
        label={t('quote.place')}
        value={draft.place}
        maxLength={120}
        onChange={(e) => change({ place: e.currentTarget.value })}
        error={errors['place']}
      />
    </>
  );
};

type DeliveryProps = Props & {
  /** The day that the buyer asks for. */
  deliveryDate: string;
};
type OfferedProps = DeliveryProps & {
  /** The quotation is sealed, and its annexes with it. */
  sealed: boolean;
};

/** How soon, on which payment, until when. */
const DeliveryTerms = ({ draft, change, errors, deliveryDate }: DeliveryProps) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const f = useFormat();
  return (
    <>
      <NumberField
        label={t('quote.leadDays')}
        description={t('quoteForm:deliveryAsked', { day: f.day(deliveryDate) })}
        digits={0}
        unit={t('quoteForm:dayUnit')}
        value={draft.leadDays}
        onChange={(leadDays) => change({ leadDays })}
        error={errors['leadDays']}
      />
      <Select
        label={t('quote.payment')}
        data={paymentTypes.map((v) => ({ value: v, label: t(`common:payment.${v}`) }))}
        value={draft.paymentType}
        allowDeselect={false}
        onChange={(v) => change({ paymentType: v ?? 'net30' })}
      />
      <DateField
        label={t('quote.validUntil')}
        value={draft.validUntil}
        onChange={(validUntil) => change({ validUntil })}
        error={errors['validUntil']}
      />
    </>
  );
};

/** The supplier's terms for all lines, a note and papers. */
export const TermsOffered = ({ draft, change, errors, deliveryDate, sealed }: OfferedProps) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['terms']}`}>
      <header>
        <WarpMark />
        <h2>{t('quoteForm:terms')}</h2>
      </header>
      <div className={classes['grid']}>
        <PriceTerms {...{ draft, change, errors }} />
        <DeliveryTerms {...{ draft, change, errors, deliveryDate }} />
      </div>
      {draft.costs ? (
        <Suspense>
          <CostsField
            value={draft.costs}
            tradeTerm={draft.tradeTerm}
            currency={draft.currency}
            tiers={Math.max(...draft.lines.map((l) => l.prices.length))}
            error={(path) => errors[`costs.${path}`]}
            onChange={(costs) => change({ costs })}
          />
        </Suspense>
      ) : (
        <div>
          <Button variant="default" size="compact-md" onClick={() => change({ costs: noCosts })}>
            {t('quoteForm:costs')}
          </Button>
        </div>
      )}
      <Textarea
        label={`${t('quote.note')} · ${t('common:optional')}`}
        autosize
        minRows={2}
        maxLength={2000}
        value={draft.note}
        onChange={(e) => change({ note: e.currentTarget.value })}
        error={errors['note']}
      />
      <FileField
        label={`${t('annex.title')} · ${t('common:optional')}`}
        name="annexes"
        description={t(sealed ? 'annex.sealed' : 'annex.ofQuote')}
        kind={sealed ? 'sealed' : 'annex'}
        most={limits.annexes}
        value={draft.annexes}
        onChange={(annexes) => change({ annexes })}
        upload={sealed ? uploadSealed : uploadFile}
        error={errors['annexes']}
      />
    </section>
  );
};
