import type { LineChange, RevisionChanges, TermChange } from '#contract/inquiry/offers/revision-changes.ts';
import type { RevisionTerms } from '#contract/inquiry/offers/revisions.ts';
import { differing, wordsOf } from '#web/lib/text/differing.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useQuantity } from '#web/ui/text/units.ts';

type Props = { revisions: RevisionTerms[]; all: RevisionChanges[] };

/** Before and after; of a note only what differs is marked. */
const Words = ({ from, to }: { from: string; to: string }) => {
  const d = differing(from, to, wordsOf);
  return (
    <>
      {d.before}
      {d.a && <del>{d.a}</del>}
      {d.b && <ins>{d.b}</ins>}
      {d.after}
    </>
  );
};

const Pair = ({ from, to }: { from: string; to: string }) => (
  <>
    <del>{from}</del> → <ins>{to}</ins>
  </>
);

type LineProps = { change: LineChange; unit: string; currencies: [string, string] };
const LineItem = ({ change: c, unit, currencies: [was, is] }: LineProps) => {
  const { t } = useTranslation(['quoting', 'inquiry']);
  const f = useFormat();
  const quantity = useQuantity();
  const none = t('changed.nothing');
  switch (c.what) {
    case 'price':
      return (
        <>
          {t('changed.price', { quantity: quantity(c.quantity, unit) })}:{' '}
          <Pair
            from={c.from ? f.money(c.from, was as 'CNY', 4) : none}
            to={c.to ? f.money(c.to, is as 'CNY', 4) : none}
          />
        </>
      );
    case 'least':
      return (
        <>
          {t('inquiry:quote.moq')}:{' '}
          <Pair from={c.from ? quantity(c.from, unit) : none} to={c.to ? quantity(c.to, unit) : none} />
        </>
      );
    default:
      return t(`changed.${c.what}`);
  }
};

const TermItem = ({ change: { what, from, to } }: { change: TermChange }) => {
  const { t } = useTranslation(['quoting', 'inquiry', 'common']);
  const f = useFormat();
  if (what === 'note')
    return (
      <>
        {t('inquiry:quote.note')}: <Words from={from ?? ''} to={to ?? ''} />
      </>
    );
  const say = (v: string | null): string => {
    if (v === null) return t('changed.nothing');
    if (what === 'leadDays') return t('inquiry:quote.days', { n: Number(v), count: Number(v) });
    if (what === 'validUntil') return f.day(v);
    return what === 'paymentType' ? t(`common:payment.${v as 'net30'}`) : v;
  };
  const label = {
    currency: t('inquiry:terms.currency'),
    tradeTerm: t('inquiry:quote.tradeTerm'),
    place: t('inquiry:quote.place'),
    paymentType: t('inquiry:quote.payment'),
    leadDays: t('inquiry:quote.leadDays'),
    validUntil: t('inquiry:quote.validUntil'),
  }[what];
  return (
    <>
      {label}: <Pair from={say(from)} to={say(to)} />
    </>
  );
};

/** From each revision to the next: line by line, then terms. */
export const Changes = ({ revisions, all }: Props) => {
  const { t } = useTranslation(['quoting', 'inquiry']);
  const text = useText();
  const f = useFormat();
  const of = (n: number) => revisions.find((r) => r.revision === n);
  return all.map((c) => {
    const currencies: [string, string] = [of(c.from)?.currency ?? '', of(c.to)?.currency ?? ''];
    return (
      <section key={c.to} aria-label={t('changed.of', { from: c.from, to: c.to })}>
        <h3>
          {t('changed.of', { from: c.from, to: c.to })} <small>{f.stamp(of(c.to)?.at ?? '')}</small>
        </h3>
        <ul>
          {c.lines.map(({ line, changes }) => (
            <li key={line.id}>
              {t('inquiry:line.title', { n: line.no })} {text(line.productName)}
              <ul>
                {changes.map((x) => (
                  <li key={`${x.what} ${x.what === 'price' ? x.quantity : ''}`}>
                    <LineItem change={x} unit={line.unit} currencies={currencies} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {c.terms.map((x) => (
            <li key={x.what}>
              <TermItem change={x} />
            </li>
          ))}
          {c.costs && <li>{t('changed.costs')}</li>}
        </ul>
        {c.lines.length + c.terms.length === 0 && !c.costs && <p>{t('changed.none')}</p>}
      </section>
    );
  });
};
