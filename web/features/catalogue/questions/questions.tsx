import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductQuestion, productQuestions } from '#contract/catalogue/questions.ts';
import { questionsPart } from '#contract/catalogue/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { onArrival } from '#web/lib/arrivals.ts';
import { ask } from '#web/lib/ask.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useArrival } from '#web/lib/page/use-arrival.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import classes from './questions.module.css';

// Most readers write nothing.
const Pager = lazy(() => import('#web/ui/list/pager.tsx').then((m) => ({ default: m.Pager })));
const AskForm = lazy(() => import('./question-forms.tsx').then((m) => ({ default: m.AskForm })));
const AnswerForm = lazy(() => import('./question-forms.tsx').then((m) => ({ default: m.AnswerForm })));

/** What is told of a question: it has been asked, or answered. */
const kinds: ReadonlySet<string> = new Set(['productAsked', 'productAnswered']);

export type Questions = DataOf<typeof productQuestions.read>;

/** What somebody wrote, in the language that it is read in. */
const Said = ({ said }: { said: Text }) => {
  const text = useText();
  const lang = useLang();
  const written = said[lang] ? lang : (langs.find((l) => said[l]) ?? null);
  return <ForeignText className={classes['said']} text={text(said)} written={written} />;
};

type EntryProps = { question: ProductQuestion; keeper: boolean; reload: () => void };

/** A question with its answer; the supplier answers, everybody else reports. */
const Entry = ({ question: q, keeper, reload }: EntryProps) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const ready = useReady();
  const reports = useReports();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const done = () => {
    setOpen(false);
    setSaid(t('questions.answered'));
    reload();
  };
  return (
    <li>
      <p className={classes['by']}>
        <strong>{t(q.own ? 'questions.yours' : 'questions.question')}</strong>
        <time dateTime={q.at}>{f.day(q.at)}</time>
        {!q.answer && <Tag tone="weft">{t('questions.waits')}</Tag>}
      </p>
      <Said said={q.text} />
      {q.answer && (
        <blockquote>
          <p className={classes['by']}>
            <strong>{t('questions.answer')}</strong>
            <time dateTime={q.answer.at}>{f.day(q.answer.at)}</time>
          </p>
          <Said said={q.answer.text} />
        </blockquote>
      )}
      {open && (
        <Suspense>
          <AnswerForm
            id={q.id}
            again={q.answer !== null}
            was={q.answer && textLang(q.answer.text, lang) === undefined ? text(q.answer.text) : ''}
            onDone={done}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <p className={classes['bar']}>
        {keeper && !open && (
          <ActButton look="word" disabled={!ready} onClick={() => setOpen(true)}>
            {t(q.answer ? 'questions.answerAgain' : 'questions.toAnswer')}
          </ActButton>
        )}
        <span role="status">{said}</span>
      </p>
      {!q.own && reports.word({ kind: 'productQuestion', id: q.id })}
    </li>
  );
};

/** The way to ask: the form, or what a reader has to do before. */
const Asking = ({ productId, onDone }: { productId: string; onDone: () => void }) => {
  const { t } = useTranslation('catalogue');
  const viewer = useViewer();
  const ready = useReady();
  const [open, setOpen] = useState(false);
  // Operators look after what members write.
  if (viewer?.userType === 9) return null;
  if (open)
    return (
      <Suspense>
        <AskForm productId={productId} onDone={onDone} />
      </Suspense>
    );
  const begin = () => (viewer ? (viewer.isFinish ? setOpen(true) : ask('complete')) : ask('login'));
  return (
    <p>
      <ActButton disabled={!ready} onClick={begin}>
        {t('questions.ask')}
      </ActButton>
    </p>
  );
};

type Props = { productId: string; company: string | null; questions: Questions };

/** What buyers asked about the product and its supplier answered; nobody is told who asked. */
export const QuestionsPart = ({ productId, company, questions }: Props) => {
  const { t } = useTranslation('catalogue');
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(0);
  const reload = () => void revalidate();
  useArrival(questionsPart);
  // What comes while the page is open is read at once: a link to a page that is open loads nothing.
  useEffect(
    () =>
      onArrival((come) => {
        if (come.some((n) => kinds.has(n.kind) && n.link.includes(productId))) void revalidate();
      }),
    [productId, revalidate],
  );
  const own = company !== null && viewer?.entId === company;
  return (
    <section id={questionsPart} className={classes['questions']} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      {questions.records.length > 0 ? (
        <ul>
          {questions.records.map((q) => (
            <Entry key={q.id} question={q} keeper={questions.keeper} reload={reload} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t(own ? 'questions.noneOwn' : 'questions.none')}</p>
      )}
      {questions.pages > 1 && (
        <Suspense>
          <Pager {...questions} label={t('questions.pages')} />
        </Suspense>
      )}
      {!own && (
        <Asking
          key={sent}
          productId={productId}
          onDone={() => {
            setSent((n) => n + 1);
            reload();
          }}
        />
      )}
      <p role="status">{sent > 0 && t('questions.sent')}</p>
    </section>
  );
};
