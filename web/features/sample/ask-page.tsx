import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { units } from '#contract/core/units.ts';
import { pageTo } from '#contract/pages.ts';
import type { sample } from '#contract/sample/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath, useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './sample.module.css';

type Subject = DataOf<typeof sample.subject>;
type Of = { product?: string; quotation?: string };
type Option = { value: string; label: string };
export type AskProps = {
  subject: Subject;
  of: Of;
  /** The line that the page was opened for. */
  line: string | null;
  regions: { group: string; items: Option[] }[];
};

const isUnit = (u: string): u is (typeof units)[number] => units.some((one) => one === u);

const Live = ({ live }: { live: Subject['live'] }) => {
  const { t } = useTranslation('sample');
  return live.map((l) => (
    <p key={l.id} role="status">
      {t('ask.live', { number: l.number })} <SiteLink to={pageTo('sample', { id: l.id })}>{t('ask.open')}</SiteLink>
    </p>
  ));
};

const firstLine = (lines: Subject['lines'], line: string | null) =>
  lines.find((l) => String(l.no) === line) ?? (lines.length === 1 ? lines[0] : undefined);

const useAskForm = ({ subject, of, line }: Omit<AskProps, 'regions'>) => {
  const { t } = useTranslation('sample');
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const { lines, sampleMoq } = subject;
  const first = firstLine(lines, line);
  return useCallForm({
    endpoint: () => import('#contract/sample/calls.ts').then((m) => m.sample.ask),
    initial: {
      line: first?.no ? String(first.no) : '',
      quantity: sampleMoq ?? '',
      unit: (first ?? lines[0])?.unit ?? 'kg',
      note: '',
      recipient: '',
      place: text(subject.place),
      region: subject.region?.slug ?? '',
      wantedBy: '',
    },
    input: (v, clientKey) => ({
      body: {
        clientKey,
        ...of,
        ...(v.line && { line: Number(v.line) }),
        quantity: v.quantity,
        unit: isUnit(v.unit) ? v.unit : 'kg',
        note: v.note,
        recipient: v.recipient,
        place: v.place,
        ...(v.region && { region: v.region }),
        ...(v.wantedBy && { wantedBy: v.wantedBy }),
      },
    }),
    check: (v) => ({ line: lines.length > 1 && !v.line && t('ask.chooseLine') }),
    draft: { name: `sample.${of.product ?? of.quotation ?? ''}` },
    onDone: ({ id }) => navigate(path(pageTo('sample', { id }))),
  });
};
type Form = ReturnType<typeof useAskForm>;

/** What the supplier says of samples by itself. */
const Stated = ({ subject: { lines, samplePrice, sampleMoq, currency } }: { subject: Subject }) => {
  const { t } = useTranslation('sample');
  const f = useFormat();
  const unitOf = useUnit();
  if (!samplePrice || !currency) return null;
  return (
    <p className={classes['quiet']}>
      {t('ask.stated', {
        price: f.money(samplePrice, currency),
        moq: f.number(sampleMoq ?? '1'),
        unit: unitOf(lines[0]?.unit ?? ''),
      })}
    </p>
  );
};

const LineField = ({ lines, form }: { lines: Subject['lines']; form: Form }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  return (
    <Select
      name="line"
      label={t('ask.line')}
      data={lines.map((l) => ({ value: String(l.no), label: `${l.no}. ${text(l.name)} · ${text(l.about)}` }))}
      value={form.values.line || null}
      onChange={(v) =>
        form.change({
          line: v ?? '',
          unit: lines.find((l) => String(l.no) === v)?.unit ?? form.values.unit,
        })
      }
      error={form.error('line')}
    />
  );
};

const AmountFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('sample');
  const unitOf = useUnit();
  return (
    <div className={classes['pair']}>
      <NumberField label={t('quantity')} digits={3} {...form.field('quantity')} />
      <Select
        name="unit"
        label={t('unit')}
        data={units.map((u) => ({ value: u, label: unitOf(u) }))}
        value={form.values.unit}
        onChange={(v) => form.change({ unit: v ?? form.values.unit })}
        error={form.error('unit')}
      />
    </div>
  );
};

/** Who gets it, where, and by when. */
const DeliveryFields = ({ form, regions }: Pick<AskProps, 'regions'> & { form: Form }) => {
  const { t } = useTranslation(['sample', 'common']);
  const optional = (label: string) => `${label} · ${t('common:optional')}`;
  return (
    <>
      <TextInput label={t('recipient')} {...form.input('recipient')} maxLength={120} />
      <Select
        name="region"
        label={optional(t('region'))}
        data={regions}
        value={form.values.region || null}
        onChange={(v) => form.change({ region: v ?? '' })}
        searchable
        clearable
        error={form.error('region')}
      />
      <TextInput label={t('place')} {...form.input('place')} maxLength={200} />
      <DateField label={optional(t('wantedBy'))} {...form.field('wantedBy')} />
    </>
  );
};

/** A sample asked of a product or of a line of a quotation; what is typed is kept as a draft. */
export const AskPage = ({ subject, of, line, regions }: AskProps) => {
  const { t } = useTranslation(['sample', 'common']);
  const text = useText();
  const { lines } = subject;
  const form = useAskForm({ subject, of, line });
  const chosen = lines.find((l) => String(l.no) === form.values.line) ?? firstLine(lines, line);
  const back = subject.inquiryId
    ? pageTo('compareQuotations', { id: subject.inquiryId })
    : pageTo('product', { id: of.product ?? '' });
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={back}>{text(subject.title)}</SiteLink>}
        title={t('ask.title')}
        note={<span>{t('ask.from', { company: text(subject.supplier.name) })}</span>}
      />
      <form {...form.props} className={`${panel['panel']} ${classes['ask']}`}>
        <Live live={subject.live} />
        <Stated subject={subject} />
        {lines.length > 1 && <LineField lines={lines} form={form} />}
        {chosen && text(chosen.about) && <p className={classes['quiet']}>{text(chosen.about)}</p>}
        <AmountFields form={form} />
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          {...form.input('note')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
        />
        <DeliveryFields form={form} regions={regions} />
        <p className={classes['quiet']}>{t('ask.next')}</p>
        <div className={shared['acts']}>
          <Button type="submit" color="weft" loading={form.busy}>
            {t('ask.submit')}
          </Button>
          <Button component={SiteLink} to={back} variant="default">
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
