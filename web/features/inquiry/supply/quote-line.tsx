import { Button, Checkbox, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useRequirementText } from '../requirement-text.ts';
import type { AnswerDraft, LineDraft, QuoteDraft } from './quote-draft.ts';
import classes from './quote.module.css';
import { useUnit } from '#web/ui/text/units.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import { Segments } from '#web/ui/form/choice/segments.tsx';

// What few quotations have comes when it is opened.
const ProofField = lazy(() => import('./offers/proof-field.tsx'));
const AlternativesField = lazy(() => import('./offers/alternatives-field.tsx'));

type Props = {
  line: LineView;
  /** The currency of the inquiry. */
  asked: QuoteDraft['currency'];
  /** Annexes of a quotation that is sealed, which alone may prove an answer; null where it is not. */
  attached: Stored[] | null;
  value: LineDraft;
  currency: QuoteDraft['currency'];
  before: QuotationView['lines'][number] | undefined;
  error: (path: string) => string | undefined;
  onChange: (part: Partial<LineDraft>) => void;
};

type TierProps = {
  quantity: string;
  /** The unit of the quantity, in words. */
  unit: string;
  currency: QuoteDraft['currency'];
  typed: string;
  /** The price of the revision before. */
  before: string | null | undefined;
  error: string | undefined;
  onChange: (price: string) => void;
};

/** The price for a quantity, and what the quantity comes to. */
const TierPrice = ({ quantity, unit, currency, typed, before, error, onChange }: TierProps) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const f = useFormat();
  const price = Number(typed || Number.NaN);
  return (
    <div>
      <NumberField
        label={`${f.number(quantity)} ${unit}`}
        aria-label={t('quoteForm:priceFor', { quantity: f.number(quantity), unit })}
        digits={4}
        unit={`${currency}/${unit}`}
        value={typed}
        onChange={onChange}
        error={error}
      />
      <small>
        {before && <span>{t('quoteForm:before', { price: f.number(before, 4) })}</span>}
        <span className="figure">{price > 0 ? f.money(price * Number(quantity), currency) : '—'}</span>
      </small>
    </div>
  );
};

type AnswerProps = Pick<Props, 'attached'> & {
  requirement: LineView['requirements'][number];
  answer: AnswerDraft;
  error: Props['error'];
  onChange: (part: Partial<AnswerDraft>) => void;
};

type ProofProps = Pick<AnswerProps, 'attached' | 'error' | 'onChange'> & { name: string; proof: AnswerDraft['proof'] };
/** What proves an answer; its field opens by a button, or where it is at fault. */
const Proof = ({ name, attached, proof: given, error, onChange }: ProofProps) => {
  const { t } = useTranslation('quoteForm');
  const [proving, setProving] = useState(false);
  return (
    <>
      <Button
        className={classes['prove'] ?? ''}
        variant="subtle"
        size="compact-sm"
        aria-expanded={proving}
        onClick={() => setProving(!proving)}
      >
        {given ? `${t('proof')} · ${given.name}` : t('addProof')}
      </Button>
      {(proving || error('proof')) && (
        <div className={classes['note']}>
          <Suspense>
            <ProofField
              {...{ name, attached }}
              value={given}
              error={error('proof')}
              onChange={(proof) => onChange({ proof })}
              onClose={() => setProving(false)}
            />
          </Suspense>
        </div>
      )}
    </>
  );
};

/** Whether a requirement is met, by what value; a deviation is explained. */
const RequirementAnswer = ({ requirement: r, answer: a, attached, error, onChange }: AnswerProps) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const unitOf = useUnit();
  const name = useRequirementText()(r);
  return (
    <div
      className={classes['answer']}
      role="group"
      aria-label={name}
      data-deviates={a.verdict === 'deviates' || undefined}
    >
      <span className={classes['need']}>
        {name}
        {r.must && <small>{t('requirement.must')}</small>}
      </span>
      <Segments
        aria-label={t('quoteForm:verdict', { name })}
        value={a.verdict}
        onChange={(v) => onChange({ verdict: v as AnswerDraft['verdict'] })}
        data={[
          { value: 'meets', label: t('quote.meets') },
          { value: 'deviates', label: t('quote.deviates') },
        ]}
      />
      <NumberField
        words
        aria-label={t('quoteForm:valueOf', { name })}
        placeholder={t('quoteForm:value')}
        maxLength={60}
        unit={r.unit && unitOf(r.unit)}
        value={a.value}
        onChange={(given) => onChange({ value: given })}
      />
      {a.verdict === 'deviates' && (
        <Textarea
          className={classes['note']}
          label={t('quoteForm:explain')}
          autosize
          minRows={1}
          maxLength={300}
          value={a.note}
          onChange={(e) => onChange({ note: e.currentTarget.value })}
          error={error('note')}
        />
      )}
      <Proof {...{ name, attached, error, onChange }} proof={a.proof} />
    </div>
  );
};

/** What the line asks for, and whether it is quoted. */
const LineHead = ({ line, on, onSwitch }: { line: LineView; on: boolean; onSwitch: (on: boolean) => void }) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const lang = useLang();
  const text = useText();
  return (
    <header>
      <WeftMark />
      <h2>
        {t('line.title', { n: line.no })} {text(line.productName)}
      </h2>
      {/* Where there are requirements they are the form; the words stand below, as the buyer wrote them. */}
      {line.requirements.length === 0 && (
        <span lang={textLang(line.specification, lang)}>{text(line.specification)}</span>
      )}
      <Checkbox label={t('quoteForm:thisLine')} checked={on} onChange={(e) => onSwitch(e.currentTarget.checked)} />
    </header>
  );
};

type PricesProps = Pick<Props, 'line' | 'asked' | 'value' | 'currency' | 'before' | 'error' | 'onChange'>;
/** A price for each tier, and the least that is delivered. */
const Prices = ({ line, asked, value, currency, before, error, onChange }: PricesProps) => {
  const { t } = useTranslation(['inquiry', 'common']);
  const f = useFormat();
  const unit = useUnit()(line.unit);
  return (
    <>
      {line.targetPrice && (
        <p className={classes['target']}>
          {t('line.targetPrice')} <span className="figure">{`${f.money(line.targetPrice, asked, 4)} / ${unit}`}</span>
        </p>
      )}
      <div className={classes['tiers']}>
        {line.tiers.map((q, i) => (
          <TierPrice
            key={q}
            quantity={q}
            unit={unit}
            currency={currency}
            typed={value.prices[i] ?? ''}
            before={before?.prices[i]}
            error={error(`prices.${i}`) ?? (i === 0 ? error('prices') : undefined)}
            onChange={(price) =>
              onChange({ prices: line.tiers.map((_, n) => (n === i ? price : (value.prices[n] ?? ''))) })
            }
          />
        ))}
        <NumberField
          label={`${t('quote.moq')} · ${t('common:optional')}`}
          digits={3}
          unit={unit}
          value={value.moq ?? ''}
          onChange={(moq) => onChange({ moq })}
          error={error('moq')}
        />
      </div>
    </>
  );
};

type AlternativesProps = Pick<Props, 'line' | 'value' | 'currency' | 'error' | 'onChange'>;
const Alternatives = ({ line, value, currency, error, onChange }: AlternativesProps) => {
  const { t } = useTranslation('quoteForm');
  const [opened, setOpened] = useState(false);
  return opened || value.alternatives?.length ? (
    <Suspense>
      <AlternativesField
        {...{ line, currency }}
        value={value.alternatives ?? []}
        error={(p) => error(`alternatives.${p}`)}
        onChange={(alternatives) => onChange({ alternatives })}
      />
    </Suspense>
  ) : (
    <div>
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
        {t('alternatives')}
      </Button>
    </div>
  );
};

/** The buyer's line as the form: tiers as columns, then each requirement with meets or deviates. */
export const QuoteLine = ({ line, asked, attached, value, currency, before, error, onChange }: Props) => {
  const { t } = useTranslation('inquiry');
  const setAnswer = (at: number, part: Partial<AnswerDraft>) =>
    onChange({ answers: value.answers.map((a, i) => (i === at ? { ...a, ...part } : a)) });
  return (
    <section
      className={`${panel['panel']} ${panel['weft']} ${classes['line']}`}
      aria-label={t('line.title', { n: line.no })}
    >
      <LineHead line={line} on={value.on} onSwitch={(on) => onChange({ on })} />
      {value.on && (
        <>
          <Prices {...{ line, asked, value, currency, before, error, onChange }} />
          {line.requirements.map((r, i) => {
            const a = value.answers[i];
            return (
              a && (
                <RequirementAnswer
                  key={r.field}
                  requirement={r}
                  answer={a}
                  attached={attached}
                  error={(p) => error(`answers.${i}.${p}`)}
                  onChange={(part) => setAnswer(i, part)}
                />
              )
            );
          })}
          <Alternatives {...{ line, value, currency, error, onChange }} />
        </>
      )}
    </section>
  );
};
