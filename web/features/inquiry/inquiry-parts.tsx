import { IconFileText } from '@tabler/icons-react';
import { useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import classes from './inquiry-parts.module.css';
import { useRequirementText } from './requirement-text.ts';

type Parts = NonNullable<DataOf<typeof inquiry.detail>['parts']>;

type LineProps = { line: Parts['lines'][number]; currency: Parts['currency']; answered: boolean };

const Line = ({ line: l, currency, answered }: LineProps) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const unitOf = useUnit();
  const lang = useLang();
  const text = useText();
  const say = useRequirementText();
  return (
    <li>
      <h3>
        <WeftMark /> {t('line.title', { n: l.no })} {text(l.productName)}
      </h3>
      <p lang={textLang(l.specification, lang)}>{text(l.specification)}</p>
      <p className="figure">
        {l.tiers.map((q) => f.number(q)).join(' / ')} {unitOf(l.unit, l.tiers.at(-1))}
        {l.annual && ` · ${t('line.annual')} ${f.number(l.annual)} ${unitOf(l.unit, l.annual)}`}
        {l.targetPrice && ` · ${t('line.targetPrice')} ${f.money(l.targetPrice, currency, 4)} / ${unitOf(l.unit, 1)}`}
      </p>
      {!answered && l.requirements.length > 0 && (
        <ul>
          {l.requirements.map((r) => (
            <li key={r.field}>
              {say(r)}
              {r.must && <small>{t('requirement.must')}</small>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** On which terms, and with which papers. */
const Terms = ({ parts }: { parts: Parts }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  return (
    <dl>
      <dt>{t('terms.payment')}</dt>
      <dd>{t(`common:payment.${parts.paymentType as 'net30'}`)}</dd>
      <dt>{t('terms.currency')}</dt>
      <dd>{parts.currency}</dd>
      {parts.processes.length > 0 && (
        <>
          <dt>{t('terms.processes')}</dt>
          <dd>{parts.processes.map((p) => text(p.name)).join(' · ')}</dd>
        </>
      )}
      {parts.certificates.length > 0 && (
        <>
          <dt>{t('terms.certificates')}</dt>
          <dd>{parts.certificates.map((p) => text(p.name)).join(' · ')}</dd>
        </>
      )}
      {text(parts.note) && (
        <>
          <dt>{t('terms.note')}</dt>
          <dd lang={textLang(parts.note, lang)}>{text(parts.note)}</dd>
        </>
      )}
      {parts.annexes.length > 0 && (
        <>
          <dt>{t('annex.title')}</dt>
          <dd>
            {parts.annexes.map((a) => (
              <AnnexLink key={a.id} file={a}>
                <IconFileText size={16} stroke={2} aria-hidden="true" />
                {a.name} <span className="figure">{f.number(a.size / 1024, 0)} KB</span>
              </AnnexLink>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
};

/**
 * The requirement as the buyer wrote it: lines, limits, terms, papers.
 * @param answered whether the page has asked for an answer to each requirement already, so that they need not be said again
 */
export const InquiryParts = ({ parts, answered = false }: { parts: Parts; answered?: boolean }) => {
  const { t } = useTranslation('inquiry');
  return (
    <section className={classes['parts']}>
      <h2>{t('parts.title')}</h2>
      <ol>
        {parts.lines.map((l) => (
          <Line key={l.id} line={l} currency={parts.currency} answered={answered} />
        ))}
      </ol>
      <Terms parts={parts} />
    </section>
  );
};
