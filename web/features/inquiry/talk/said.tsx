import { useState } from 'react';
import { langs, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { QuestionView } from '#contract/inquiry/talk.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { useOwnTime } from '#web/ui/text/own-time.ts';
import { AnswerForm } from './answer-form.tsx';
import classes from './talk.module.css';

/** The words of a person, with the language that they are in where the reader's is another. */
const Words = ({ text }: { text: Text }) => {
  const { t } = useTranslation('talk');
  const say = useText();
  const lang = useLang();
  const other = text[lang] ? undefined : langs.find((l) => text[l]);
  return (
    <>
      <ForeignText className={classes['words']} text={say(text)} written={text[lang] ? lang : (other ?? null)} />
      {other && <small className={classes['note']}>{t('language', { language: ownName[other] })}</small>}
    </>
  );
};

const When = ({ at, of: name }: { at: string; of: 'asked' | 'answered' }) => {
  const { t } = useTranslation('talk');
  const f = useFormat();
  const own = useOwnTime(at);
  return (
    <time dateTime={at} title={own}>
      {t(name, { at: f.time(at) })}
    </time>
  );
};

const useAsker = () => {
  const { t } = useTranslation('talk');
  const text = useText();
  return (q: QuestionView): string => {
    if (!q.text) return t('by.buyer');
    if (q.own) return t('by.own');
    return q.asker ? t('by.company', { company: text(q.asker.name) }) : t('by.bidder');
  };
};

type Props = { said: QuestionView; mayAnswer: boolean; onAnswered: () => Promise<unknown> };

/** A question with its answer, or something that the buyer made clear; an open one can be answered here. */
export const Said = ({ said: q, mayAnswer, onAnswered }: Props) => {
  const { t } = useTranslation('talk');
  const asker = useAsker();
  const [answering, setAnswering] = useState(false);
  return (
    <li>
      <p className={classes['meta']}>
        <strong>{asker(q)}</strong>
        <span>{q.line ? t('line', { n: q.line }) : t('whole')}</span>
        {q.text && <When at={q.at} of="asked" />}
        {q.state !== 'answered' && <Tag tone={q.state === 'open' ? 'weft' : 'plain'}>{t(`state.${q.state}`)}</Tag>}
      </p>
      {q.text && <Words text={q.text} />}
      {q.answer && (
        <div className={classes['answer']}>
          <Words text={q.answer} />
          <p className={classes['meta']}>
            {q.answeredAt && <When at={q.answeredAt} of="answered" />}
            {q.audience && <span>{t(`audience.${q.audience}`)}</span>}
          </p>
        </div>
      )}
      {q.state === 'open' &&
        mayAnswer &&
        q.text &&
        (answering ? (
          <AnswerForm question={q} onDone={onAnswered} onCancel={() => setAnswering(false)} />
        ) : (
          <div>
            <ActButton onClick={() => setAnswering(true)}>{t('answer.act')}</ActButton>
          </div>
        ))}
    </li>
  );
};
