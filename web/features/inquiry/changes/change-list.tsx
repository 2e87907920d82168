import type { ChangeView, ShownValue } from '#contract/inquiry/changes.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { useRequirementText } from '../requirement-text.ts';
import classes from './changes.module.css';

/** One value in the reader's language and writing. */
const useShown = () => {
  const { t } = useTranslation(['life', 'common', 'inquiry']);
  const f = useFormat();
  const text = useText();
  const unit = useUnit();
  const requirement = useRequirementText();
  return (field: ChangeView['field'], v: ShownValue): string => {
    if (v.text) return text(v.text);
    if (v.requirement) return requirement(v.requirement);
    const plain = v.plain ?? '';
    if (field === 'paymentType') return t(`common:payment.${plain as 'net30'}`);
    if (field === 'deadline') return f.time(plain);
    if (field === 'sealed') return t('common:sealed.mark');
    if (field === 'unit') return unit(plain);
    if (['tiers', 'annual', 'maxQuotations'].includes(field)) return f.number(plain);
    return field === 'targetPrice' ? f.number(plain, 4) : plain;
  };
};

const Values = ({ change: c, values }: { change: ChangeView; values: ShownValue[] }) => {
  const { t } = useTranslation('life');
  const lang = useLang();
  const shown = useShown();
  if (!values.length) return <span className={classes['none']}>{t('nothing')}</span>;
  return (
    <span className={classes['values']}>
      {values.map((v, n) => (
        <span key={n} lang={v.text && textLang(v.text, lang)}>
          {shown(c.field, v)}
        </span>
      ))}
    </span>
  );
};

/** What was changed, field by field: what it was and what it is. */
const List = ({ changes }: { changes: ChangeView[] }) => {
  const { t } = useTranslation('life');
  return (
    <dl className={classes['list']}>
      {changes.map((c) => (
        <div key={`${c.line ?? ''} ${c.field}`}>
          <dt>
            {c.line !== null && `${t('line', { n: c.line })} · `}
            {c.field === 'line' ? t(c.before.length ? 'lineRemoved' : 'lineAdded') : t(`field.${c.field}`)}
          </dt>
          <dd>
            <del>
              <span className="visually-hidden">{t('before')}</span> <Values change={c} values={c.before} />
            </del>
            <ins>
              <span className="visually-hidden">{t('after')}</span> <Values change={c} values={c.after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const ChangeList = withWords(['life', 'inquiry'], List);
export default ChangeList;
