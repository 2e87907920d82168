import { Button, Checkbox, Textarea } from '@mantine/core';
import type { ProposalView, StageView } from '#contract/docking/schemas.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';
import type { ProjectDetail } from './seen.ts';

type Offer = { on: boolean; what: string; price: string; days: string };
type Values = { offers: Record<number, Offer>; references: string; note: string; annexes: Stored[] };
const nothing: Offer = { on: true, what: '', price: '', days: '' };

const useFirst = (mine: ProposalView | null, stages: readonly StageView[]): Values => {
  const text = useText();
  const offerOf = (no: number): Offer => {
    const line = mine?.lines.find((l) => l.stage === no);
    if (!line) return { ...nothing, on: mine === null };
    return { on: true, what: text(line.what), price: line.price, days: String(line.days) };
  };
  return {
    offers: Object.fromEntries(stages.map((s) => [s.no, offerOf(s.no)])),
    references: mine ? text(mine.references) : '',
    note: mine ? text(mine.note) : '',
    annexes: [...(mine?.annexes ?? [])],
  };
};

/** Lines as they are sent: what can't be read as a number is sent as it was typed, so that its field is told. */
const linesOf = (v: Values, stages: readonly StageView[]) =>
  stages.flatMap((s) => {
    const o = v.offers[s.no];
    return o?.on
      ? [{ stage: s.no, what: o.what.trim(), price: o.price.trim(), days: /^\d+$/.test(o.days) ? Number(o.days) : 0 }]
      : [];
  });

const sumOf = (lines: { price: string }[]): string | null => {
  const prices = lines.map((l) => l.price).filter((p) => /^\d+(\.\d{1,2})?$/.test(p));
  return prices.length ? minorToDecimal(prices.reduce((sum, p) => sum + decimalToMinor(p), 0n)) : null;
};

type OneProps = {
  s: StageView;
  currency: ProposalView['currency'];
  offer: Offer;
  change: (part: Partial<Offer>) => void;
  error: (field: string) => string | undefined;
};

const StageOffer = ({ s, currency, offer, change, error }: OneProps) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  return (
    <fieldset className={classes['offer']}>
      <legend lang={textLang(s.name, lang)}>
        {t('stages.no', { n: s.no })} · {text(s.name)}
      </legend>
      <Checkbox
        label={t('proposal.offer')}
        checked={offer.on}
        onChange={(e) => change({ on: e.currentTarget.checked })}
      />
      {offer.on && (
        <div className={classes['form']}>
          <Textarea
            name={`what.${s.no}`}
            label={t('proposal.what')}
            value={offer.what}
            onChange={(e) => change({ what: e.currentTarget.value })}
            error={error('what')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={1000}
          />
          <MoneyField
            name={`price.${s.no}`}
            label={t('proposal.price')}
            currency={currency}
            digits={2}
            value={offer.price}
            onChange={(price) => change({ price })}
            error={error('price')}
          />
          <NumberField
            name={`days.${s.no}`}
            label={t('proposal.daysLabel')}
            digits={0}
            value={offer.days}
            onChange={(days) => change({ days })}
            error={error('days')}
          />
        </div>
      )}
    </fieldset>
  );
};

type Props = { detail: ProjectDetail; mine: ProposalView | null; onClose: () => void };

const useProposalForm = ({ detail, mine, onClose }: Props, stages: readonly StageView[]) => {
  const { t } = useTranslation('docking');
  const { id } = detail.row;
  const first = useFirst(mine ?? detail.mine, stages);
  const body = (v: Values, clientKey: string) => ({
    clientKey,
    lines: linesOf(v, stages),
    references: v.references.trim(),
    note: v.note.trim(),
    annexes: v.annexes.map((a) => a.id),
  });
  const both = {
    initial: first,
    check: (v: Values) => ({ form: !linesOf(v, stages).length && t('propose.nothing') }),
    ...useEnds(onClose),
  };
  const made = useCallForm({
    ...both,
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.propose),
    input: (v: Values, key) => ({ params: { id }, body: body(v, key) }),
    ...(mine === null && { draft: { name: `proposal.${id}` } }),
  });
  const revised = useCallForm({
    ...both,
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.revise),
    input: (v: Values, key) => ({
      params: { id: mine?.id ?? '' },
      body: { ...body(v, key), base: mine?.revision ?? 1 },
    }),
    ...(mine !== null && { draft: { name: `proposal.${id}.${mine.revision}` } }),
  });
  return mine ? revised : made;
};

/** What is said of all stages together. */
const WordFields = ({ form }: { form: ReturnType<typeof useProposalForm> }) => {
  const { t } = useTranslation(['docking', 'common']);
  return (
    <>
      <Textarea
        label={`${t('proposal.references')} · ${t('common:optional')}`}
        description={t('proposal.referencesHint')}
        {...form.input('references')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
      />
      <Textarea
        label={`${t('proposal.note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
      />
      <FileField
        label={`${t('annexes')} · ${t('common:optional')}`}
        kind="annex"
        most={5}
        {...form.field('annexes')}
        upload={uploadFile}
      />
    </>
  );
};

/** A proposal by stage, new or revised; what is typed is kept as a draft. */
const ProposalForm = ({ detail, mine, onClose }: Props) => {
  const { t } = useTranslation(['docking', 'common']);
  const f = useFormat();
  const stages = (detail.parts?.stages ?? []).filter((s) => s.state === 'planned');
  const { currency } = detail.row;
  const form = useProposalForm({ detail, mine, onClose }, stages);
  const lines = linesOf(form.values, stages);
  const total = sumOf(lines);
  const offerOf = (no: number) => form.values.offers[no] ?? { ...nothing, on: false };
  return (
    <form {...form.props} className={classes['form']}>
      {stages.map((s) => (
        <StageOffer
          key={s.no}
          s={s}
          currency={currency}
          offer={offerOf(s.no)}
          change={(part) =>
            form.change({ offers: { ...form.current().offers, [s.no]: { ...offerOf(s.no), ...part } } })
          }
          error={(field) => form.error(`lines.${lines.findIndex((l) => l.stage === s.no)}.${field}`)}
        />
      ))}
      <p className={classes['sum']}>
        {t('proposal.total')} <span className="figure">{total ? f.money(total, currency) : '—'}</span>
      </p>
      <WordFields form={form} />
      <p className={classes['quiet']}>{t('propose.binds')}</p>
      <div className={shared['acts']}>
        <Button type="submit" color="warp" loading={form.busy}>
          {t(mine ? 'propose.sendRevised' : 'propose.send')}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default ProposalForm;
