import type { LineView, Requirement } from '#contract/inquiry/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './inquiry-detail.module.css';
import type { Detail, FieldLabels } from './seen.ts';
import { writeNumber } from '#contract/core/numbers/number-text.ts';
import { useUnit } from '#web/ui/text/units.ts';

const signs = { min: '≥', max: '≤', is: '', between: '' } as const;

const RequirementRow = ({ r, labels }: { r: Requirement; labels: FieldLabels }) => {
  const { t } = useTranslation(['hall', 'common']);
  const unitOf = useUnit();
  const text = useText();
  const lang = useLang();
  const known = labels[r.field];
  const option = text(known?.options[r.value]);
  const value = option || writeNumber(r.value, lang);
  // The name of an option may say its unit: `50K`.
  const unit = r.unit && !option.endsWith(r.unit) && unitOf(r.unit);
  return (
    <tr>
      <th scope="row">
        <WeftMark scale={0.8} /> {text(known?.label) || r.field}
      </th>
      <td className="figure">
        {[signs[r.op], r.op === 'between' ? `${value} – ${writeNumber(r.max ?? '', lang)}` : value, unit]
          .filter(Boolean)
          .join(' ')}
      </td>
      <td>{r.standard}</td>
      <td>{t(r.must ? 'must' : 'nice')}</td>
    </tr>
  );
};

const Requirements = ({ line, labels }: { line: LineView; labels: FieldLabels }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  return (
    <div className={panel['scroll']} role="region" aria-label={`${line.no} ${text(line.productName)}`} tabIndex={0}>
      <table className={`${panel['table']} ${panel['cards']}`}>
        <thead>
          <tr>
            <th scope="col">{t('requirement')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('standard')}</th>
            <th scope="col">{t('weight')}</th>
          </tr>
        </thead>
        <tbody>
          {line.requirements.map((r, i) => (
            <RequirementRow key={i} r={r} labels={labels} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Line = ({ line, currency, labels }: { line: LineView; currency: string; labels: FieldLabels }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unitOf = useUnit();
  const unit = unitOf(line.unit, 1);
  return (
    <section className={classes['line']}>
      <h3>
        <span className="figure">{line.no}</span> {text(line.productName)}
        {line.awarded === 'whole' && <Tag>{t('common:inquiryState.awarded')}</Tag>}
      </h3>
      <p className={classes['words']} lang={textLang(line.specification, lang)}>
        {text(line.specification)}
      </p>
      <p>
        <span className={classes['label']}>{t('tiers')}</span>{' '}
        <span className="figure">
          {line.tiers.map((q) => f.number(q)).join(' / ')} {unitOf(line.unit, line.tiers.at(-1))}
        </span>
        {line.annual && (
          <>
            {' '}
            <span className={classes['label']}>{t('annual')}</span>{' '}
            <span className="figure">
              {f.number(line.annual)} {unitOf(line.unit, line.annual)}
            </span>
          </>
        )}
        {line.targetPrice && (
          <>
            {' '}
            <span className={classes['label']}>{t('targetPrice')}</span>{' '}
            <span className="figure">
              {f.money(line.targetPrice, currency, 4)} / {unit}
            </span>
          </>
        )}
      </p>
      {line.requirements.length > 0 && <Requirements line={line} labels={labels} />}
    </section>
  );
};

const size = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** The requirement as the buyer wrote it: lines, processes, certificates, note, attachments. */
export const Parts = ({ parts, labels }: { parts: NonNullable<Detail['parts']>; labels: FieldLabels }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const lang = useLang();
  const named = [
    ['processes', parts.processes],
    ['certificates', parts.certificates],
  ] as const;
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['parts']}`}>
      <h2>{t('needs')}</h2>
      {parts.lines.map((l) => (
        <Line key={l.id} line={l} currency={parts.currency} labels={labels} />
      ))}
      {named.map(([key, list]) =>
        list.length ? (
          <section key={key}>
            <h3>{t(key)}</h3>
            <p className={shared['tags']}>
              {list.map((x) => (
                <Tag key={x.slug}>{text(x.name)}</Tag>
              ))}
            </p>
          </section>
        ) : null,
      )}
      {text(parts.note) && (
        <section>
          <h3>{t('note')}</h3>
          <p className={classes['words']} lang={textLang(parts.note, lang)}>
            {text(parts.note)}
          </p>
        </section>
      )}
      {parts.annexes.length > 0 && (
        <section>
          <h3>{t('annexes')}</h3>
          <ul className={classes['files']}>
            {parts.annexes.map((a) => (
              <li key={a.id}>
                <AnnexLink file={a}>{a.name}</AnnexLink> <span className="figure">{size(a.size)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
};
