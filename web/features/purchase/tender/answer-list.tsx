import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { AnswerView, CriterionView } from '#contract/purchase/schemas.ts';
import type { Verdict } from '#contract/purchase/states.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import classes from './tender.module.css';
import { useCriterionWords } from './use-criterion-words.ts';

const toneOf: Record<Verdict, Tone> = { open: 'info', met: 'warp', notMet: 'plain', asked: 'weft' };

/** What was said to each criterion, and what the buyer says of it; `renderBelow` says what may be done with it. */
export const AnswerList = ({
  criteria,
  answers,
  renderBelow,
}: {
  criteria: CriterionView[];
  answers: AnswerView[];
  renderBelow?: (c: CriterionView, a: AnswerView | undefined) => ReactNode;
}) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const lang = useLang();
  const { asks, amount } = useCriterionWords();
  return (
    <ol className={classes['list']}>
      {criteria.map((c) => {
        const a = answers.find((x) => x.criterionId === c.id);
        const said = a && (text(a.statement) || a.amount || a.held || a.files.length > 0);
        return (
          <li key={c.id}>
            <span className={classes['head']}>
              <strong>{asks(c)}</strong>
              <small>{t(c.must ? 'must' : 'wished')}</small>
              <Tag tone={toneOf[a?.verdict ?? 'open']}>{t(`verdict.${a?.verdict ?? 'open'}`)}</Tag>
            </span>
            {!said && <small>{t('answer.none')}</small>}
            {a?.amount && <span className="figure">{amount(c, a)}</span>}
            {a?.held && <span>{text(a.held.name)}</span>}
            {a && text(a.statement) && (
              <span className={classes['words']} lang={textLang(a.statement, lang)}>
                {text(a.statement)}
              </span>
            )}
            {a?.files.map((f) => (
              <AnnexLink key={f.id} file={f}>
                {f.name}
              </AnnexLink>
            ))}
            {a?.verdict === 'asked' && a.question && (
              <p className={classes['gap']}>{t('question', { question: text(a.question) })}</p>
            )}
            {renderBelow?.(c, a)}
          </li>
        );
      })}
    </ol>
  );
};
