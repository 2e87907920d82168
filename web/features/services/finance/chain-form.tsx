import { Button, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { FinanceOrder, SharedDocument } from '#contract/finance/calls.ts';
import { consentNow } from '#contract/finance/rules.ts';
import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { Check } from '#web/ui/form/check.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from '../services.module.css';

type Kinds = 'contract' | 'packingList' | 'materialCertificate' | 'inspectionReport' | 'invoice' | 'transport';
type DocumentsProps = { documents: SharedDocument[]; chosen: string[]; onChange: (chosen: string[]) => void };

const Documents = ({ documents, chosen, onChange }: DocumentsProps) => {
  const { t } = useTranslation('finance');
  return (
    <fieldset className={classes['three']}>
      <legend>{t('field.documents')}</legend>
      {documents.map((d) => (
        <Check
          key={d.id}
          label={`${t(`doc.${d.kind as Kinds}`)} · ${d.name}`}
          checked={chosen.includes(d.id)}
          onChange={(on) => onChange(on ? [...chosen, d.id] : chosen.filter((x) => x !== d.id))}
        />
      ))}
      {!documents.length && <p className={classes['quiet']}>{t('noDocuments')}</p>}
    </fieldset>
  );
};

type Props = { offers: readonly OfferRow[]; orders: readonly FinanceOrder[]; offer: string | null };

/** The limit that the amount is above; nothing where it is not. */
const overLimit = (orders: readonly FinanceOrder[], v: { order: string; amount: string }): string => {
  const most = orders.find((o) => o.id === v.order)?.most;
  return most !== undefined && Number(v.amount) > Number(most) ? most : '';
};

const useChainForm = ({ offers, orders, offer }: Props) => {
  const { t } = useTranslation('finance');
  const f = useFormat();
  const path = usePath();
  const navigate = useNavigate();
  const open = orders.filter((o) => !o.busy);
  return useCallForm({
    endpoint: () => import('#contract/finance/calls.ts').then((m) => m.finance.apply),
    initial: {
      offer: offers.find((o) => o.id === offer)?.id ?? (offers.length === 1 ? (offers[0]?.id ?? '') : ''),
      order: open.length === 1 ? (open[0]?.id ?? '') : '',
      amount: '',
      creditDays: '90',
      note: '',
      documents: [] as string[],
      licence: [] as Stored[],
      agreed: false,
    },
    input: (v, clientKey) => ({
      body: {
        clientKey,
        offer: v.offer,
        order: v.order,
        amount: v.amount,
        creditDays: Number(v.creditDays),
        ...(v.note.trim() && { note: v.note }),
        documents: v.documents,
        licence: v.licence.map((file) => file.id),
        consent: consentNow,
      },
    }),
    check: (v) => ({
      offer: !v.offer && t('needOffer'),
      order: !v.order && t('needOrder'),
      amount: overLimit(orders, v) !== '' && t('atMost', { most: f.money(overLimit(orders, v), 'CNY') }),
      agreed: !v.agreed && t('consent.needed'),
    }),
    draft: { name: 'finance.chain' },
    onDone: ({ id }) => navigate(path(pageTo('serviceApplication', { id }))),
  });
};
type Form = ReturnType<typeof useChainForm>;

const OfferField = ({ offers, form }: Pick<Props, 'offers'> & { form: Form }) => {
  const { t } = useTranslation('finance');
  const text = useText();
  return (
    <Select
      name="offer"
      allowDeselect={false}
      label={t('field.offer')}
      data={offers.map((o) => ({ value: o.id, label: `${text(o.provider.name)} · ${text(o.name)}` }))}
      value={form.values.offer || null}
      // Another institution is another consent.
      onChange={(id) => form.change({ offer: id ?? '', agreed: false })}
      error={form.error('offer')}
    />
  );
};

const OrderField = ({ orders, form }: Pick<Props, 'orders'> & { form: Form }) => {
  const { t } = useTranslation('finance');
  const text = useText();
  const f = useFormat();
  return (
    <Select
      name="order"
      allowDeselect={false}
      label={t('field.order')}
      data={orders.map((o) => ({
        value: o.id,
        disabled: o.busy,
        label: o.busy
          ? t('orderBusy', { number: o.number })
          : t('orderOption', { number: o.number, title: text(o.title), most: f.money(o.most, o.currency) }),
      }))}
      value={form.values.order || null}
      onChange={(id) => form.change({ order: id ?? '', documents: [], agreed: false })}
      error={form.error('order')}
    />
  );
};

const Consent = ({ bank, form }: { bank: OfferRow | undefined; form: Form }) => {
  const { t } = useTranslation('finance');
  const text = useText();
  return (
    <fieldset className={classes['three']}>
      <legend>{t('consent.title')}</legend>
      <Check
        label={t(`consent.${consentNow}`, { bank: bank ? text(bank.provider.name) : t('consent.bank') })}
        checked={form.values.agreed}
        onChange={(agreed) => form.change({ agreed })}
        error={form.error('agreed')}
      />
    </fieldset>
  );
};

/** An application out of an order: how much, for how long, which documents go along, and the consent. */
export default function ChainForm({ offers, orders, offer }: Props) {
  const { t } = useTranslation(['finance', 'common']);
  const text = useText();
  const f = useFormat();
  const form = useChainForm({ offers, orders, offer });
  const { values: v } = form;
  const order = orders.find((o) => o.id === v.order);
  return (
    <form {...form.props} className={classes['form']} aria-label={t('chain.apply')}>
      <OfferField offers={offers} form={form} />
      <OrderField orders={orders} form={form} />
      {order && (
        <p className={classes['quiet']}>
          {t(`form.${order.form}`)} · {text(order.other)} · {t(`common:orderState.${order.state}`)}
        </p>
      )}
      <div className={classes['pair']}>
        <NumberField
          label={t('field.amount')}
          digits={2}
          {...(order && { description: t('atMost', { most: f.money(order.most, order.currency) }) })}
          {...form.field('amount')}
        />
        <NumberField label={t('field.creditDays')} digits={0} {...form.field('creditDays')} />
      </div>
      {order && (
        <Documents
          documents={order.documents}
          chosen={v.documents}
          onChange={(documents) => form.change({ documents, agreed: false })}
        />
      )}
      <FileField
        label={`${t('field.licence')} · ${t('common:optional')}`}
        kind="verification"
        most={5}
        {...form.field('licence')}
        upload={uploadFile}
      />
      <Textarea
        label={`${t('field.note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
      />
      <Consent bank={offers.find((o) => o.id === v.offer)} form={form} />
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('send')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
}
