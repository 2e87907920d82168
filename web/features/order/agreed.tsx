import { IconAlertTriangle, IconCheck, IconFileText } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { AgreementView } from '#contract/order/agreed.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useAnswerWords, useRequirementWords } from '#web/ui/text/requirement-words.ts';
import { useQuantity } from '#web/ui/text/units.ts';
import { AgreedCostFacts } from './agreed-costs.tsx';
import classes from './agreed.module.css';
import type { OrderDetail } from './order-detail.ts';
import page from './order-page.module.css';

type File = AgreementView['asked']['annexes'][number];

/** Links to files that both sides may read. */
export const Files = ({ files }: { files: readonly File[] }) => {
  const f = useFormat();
  return (
    <ul className={classes['files']}>
      {files.map((a) => (
        <li key={a.id}>
          <AnnexLink file={a}>
            <IconFileText size={16} stroke={2} aria-hidden="true" />
            {a.name} <span className="figure">{f.number(Math.max(1, a.size / 1024), 0)} KB</span>
          </AnnexLink>
        </li>
      ))}
    </ul>
  );
};

const Requirements = ({ of }: { of: AgreementView['lines'][number]['requirements'] }) => {
  const { t } = useTranslation('order');
  const say = useRequirementWords();
  const answer = useAnswerWords();
  if (!of.length) return <p className={classes['quiet']}>{t('agreed.noRequirements')}</p>;
  return (
    <table className={`${panel['table']} ${classes['answers'] ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{t('agreed.requirement')}</th>
          <th scope="col">{t('agreed.answer')}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((r, i) => (
          <tr key={i}>
            <td>
              {say(r.asked, r)} {r.asked.must && <small>{t('agreed.must')}</small>}
            </td>
            <td data-deviates={r.answer.verdict === 'deviates' || undefined}>
              {r.answer.verdict === 'meets' ? (
                <IconCheck size={16} stroke={2} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
              )}
              <span>
                {t(`agreed.${r.answer.verdict}`)}
                {(r.answer.value || r.answer.note) && `: ${answer(r.asked, r.answer, r.option)}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What both sides agreed on, as it stood when the quotation was accepted: requirements with answers, notes, annexes. */
export const Agreed = ({ detail: { agreed, lines, row } }: { detail: OrderDetail }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const lang = useLang();
  const quantity = useQuantity();
  if (!agreed) return null;
  const { asked, quoted } = agreed;
  const facts = [
    asked.processes.length > 0 && { label: t('agreed.processes'), value: asked.processes.map(text).join(', ') },
    asked.certificates.length > 0 && {
      label: t('agreed.certificates'),
      value: asked.certificates.map(text).join(', '),
    },
    text(asked.note) && {
      label: t('agreed.buyerNote'),
      value: <span lang={textLang(asked.note, lang)}>{text(asked.note)}</span>,
    },
    quoted.note && { label: t('agreed.supplierNote'), value: quoted.note },
    asked.annexes.length > 0 && { label: t('agreed.buyerAnnexes'), value: <Files files={asked.annexes} /> },
    quoted.annexes.length > 0 && { label: t('agreed.supplierAnnexes'), value: <Files files={quoted.annexes} /> },
  ].filter((x) => x !== false && x !== '' && x !== null);
  return (
    <section className={`${panel['panel']} ${page['box']}`} aria-label={t('agreed.title')}>
      <h2>{t('agreed.title')}</h2>
      {agreed.lines.map((l) => {
        const line = lines.find((x) => x.no === l.no);
        return (
          <div key={l.no}>
            <h3 className={classes['line']}>
              {t('agreed.line', { n: l.no })} {text(line?.productName)}{' '}
              <small lang={textLang(line?.specification, lang)}>{text(line?.specification)}</small>
            </h3>
            {l.moq && (
              <p>
                {t('agreed.moq')} <span className="figure">{quantity(l.moq, line?.unit)}</span>
              </p>
            )}
            {l.alternative ? <p>{t('agreed.alternative')}</p> : <Requirements of={l.requirements} />}
          </div>
        );
      })}
      <dl className={classes['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quoted.costs && <AgreedCostFacts costs={quoted.costs} quoted={quoted} currency={row.currency} />}
    </section>
  );
};
