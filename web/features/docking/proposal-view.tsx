import type { ProposalView } from '#contract/docking/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './detail-page.module.css';

/** What a proposal says: by stage, its sum, references, note and annexes. */
export const ProposalWords = ({ one }: { one: ProposalView }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const days = (n: number) => t('proposal.days', { n: f.number(n), count: n });
  return (
    <>
      <table className={classes['lines']}>
        <thead>
          <tr>
            <th scope="col">{t('stages.title')}</th>
            <th scope="col">{t('proposal.what')}</th>
            <th scope="col" className={classes['figures']}>
              {t('proposal.price')}
            </th>
            <th scope="col" className={classes['figures']}>
              {t('proposal.daysLabel')}
            </th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map((l) => (
            <tr key={l.stage}>
              <td lang={textLang(l.name, lang)}>{text(l.name) || t('stages.no', { n: l.stage })}</td>
              <td lang={textLang(l.what, lang)}>{text(l.what)}</td>
              <td className={`figure ${classes['figures']}`}>{f.money(l.price, one.currency)}</td>
              <td className={`figure ${classes['figures']}`}>{days(l.days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['sum']}>
        {t('proposal.total')} <span className="figure">{f.money(one.total, one.currency)}</span> ·{' '}
        <span className="figure">{days(one.days)}</span>
      </p>
      {text(one.references) && (
        <div>
          <h4>{t('proposal.references')}</h4>
          <p className={classes['words']} lang={textLang(one.references, lang)}>
            {text(one.references)}
          </p>
        </div>
      )}
      {text(one.note) && (
        <div>
          <h4>{t('proposal.note')}</h4>
          <p className={classes['words']} lang={textLang(one.note, lang)}>
            {text(one.note)}
          </p>
        </div>
      )}
      {one.annexes.map((a) => (
        <a key={a.id} href={a.url} download>
          {a.name}
        </a>
      ))}
    </>
  );
};
