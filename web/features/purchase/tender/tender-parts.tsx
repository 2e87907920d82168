import { useTranslation } from '#web/lib/text/words.ts';
import type { CriterionView, PurchaseLine, TenderDocument } from '#contract/purchase/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useQuantity } from '#web/ui/text/units.ts';
import shared from '../detail-page.module.css';
import type { Detail } from '../seen.ts';
import classes from './tender.module.css';
import { useCriterionWords } from './use-criterion-words.ts';

type Parts = NonNullable<Detail['parts']>;

/** What is bought, line by line. */
const Lines = ({ lines }: { lines: PurchaseLine[] }) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const quantity = useQuantity();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
    <div className={panel['scroll']} role="region" aria-label={t('lines')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('no')}</th>
            <th scope="col">{t('item')}</th>
            <th scope="col" className={panel['end']}>
              {t('quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((l) => (
            <tr key={l.id}>
              <td className="figure">{l.no}</td>
              <td>
                {text(l.name)}
                <small lang={textLang(l.specification, lang)}>{text(l.specification)}</small>
              </td>
              <td className={`${panel['end']} figure`}>{quantity(l.quantity, l.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Terms = ({ parts }: { parts: Parts }) => {
  const { t } = useTranslation(['tender', 'common']);
  const text = useText();
  const { terms } = parts;
  if (!terms) return null;
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('delivery')}</dt>
        <dd>
          {terms.tradeTerm} {text(terms.place)}
        </dd>
      </div>
      <div>
        <dt>{t('deliveryDate')}</dt>
        <dd className="figure">{terms.deliveryDate}</dd>
      </div>
      <div>
        <dt>{t('payment')}</dt>
        <dd>{t(`common:payment.${terms.paymentType}`)}</dd>
      </div>
      <div>
        <dt>{t('prices')}</dt>
        <dd>
          {terms.currency} · {t(parts.hidePrices ? 'pricesHidden' : 'pricesShown')}
        </dd>
      </div>
    </dl>
  );
};

const Criteria = ({ criteria }: { criteria: CriterionView[] }) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const { asks } = useCriterionWords();
  return (
    <ol className={classes['list']}>
      {criteria.map((c) => (
        <li key={c.id}>
          <span className={classes['head']}>
            <strong>{asks(c)}</strong>
            <small>{t(`criterion.${c.kind}`)}</small>
            <Tag tone={c.must ? 'weft' : 'plain'}>{t(c.must ? 'must' : 'wished')}</Tag>
          </span>
          {(c.kind === 'certificate' || c.kind === 'years' || c.kind === 'capacity') && text(c.text) && (
            <span lang={textLang(c.text, lang)}>{text(c.text)}</span>
          )}
        </li>
      ))}
    </ol>
  );
};

const Documents = ({ documents, own }: { documents: TenderDocument[]; own: boolean }) => {
  const { t } = useTranslation('tender');
  const f = useFormat();
  return (
    <ul className={classes['list']}>
      {documents.map((d) => (
        <li key={d.id}>
          <span className={classes['head']}>
            <AnnexLink file={d.file}>{d.file.name}</AnnexLink>
            <small>
              {t(`document.${d.kind}`)} · {f.stamp(d.at)}
            </small>
            {d.version > 1 && <Tag tone="info">{t('version', { n: d.version })}</Tag>}
            {own && <small>{t(`audience.${d.shownTo}`)}</small>}
          </span>
          {d.earlier.length > 0 && (
            <details>
              <summary>{t('earlier')}</summary>
              {d.earlier.map((e) => (
                <div key={e.version}>
                  <AnnexLink file={e.file}>{e.file.name}</AnnexLink>{' '}
                  <small>
                    {t('version', { n: e.version })} · {f.stamp(e.at)}
                  </small>
                </div>
              ))}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Lines, terms, criteria and documents of a purchase, as far as this member may read them. */
const TenderParts = ({ parts, own }: { parts: Parts; own: boolean }) => {
  const { t } = useTranslation('tender');
  const box = `${panel['panel']} ${shared['wanted']}`;
  return (
    <>
      {parts.lines.length > 0 && (
        <section className={box} aria-labelledby="lines">
          <h2 id="lines">{t('lines')}</h2>
          <Lines lines={parts.lines} />
          <h3>{t('terms')}</h3>
          <Terms parts={parts} />
        </section>
      )}
      {parts.criteria.length > 0 && (
        <section className={box} aria-labelledby="criteria">
          <h2 id="criteria">{t('criteria')}</h2>
          <Criteria criteria={parts.criteria} />
        </section>
      )}
      {parts.documents.length > 0 && (
        <section className={box} aria-labelledby="documents">
          <h2 id="documents">{t('documents')}</h2>
          <Documents documents={parts.documents} own={own} />
        </section>
      )}
    </>
  );
};

export default TenderParts;
