import { useEffect, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type ForumQuestion, forums, questionLimits } from '#contract/fairs/forums.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './forum.module.css';

type List = DataOf<typeof forums.questions>;
/** How often an open page asks for new questions while the talk goes on. */
const every = 8_000;

const Question = ({
  q,
  leads,
  isLive,
  reload,
}: {
  q: ForumQuestion;
  leads: boolean;
  isLive: boolean;
  reload: () => Promise<void>;
}) => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const ready = useReady();
  const { busy, fault, act } = useAct();
  const reports = useReports();
  const params = { id: q.id };
  const vote = () => act(async () => call(forums.vote, { params }).then(reload));
  const mark = () => act(async () => call(forums.answer, { params, body: { answered: !q.answered } }).then(reload));
  return (
    <li data-answered={q.answered || undefined}>
      <p className={classes['asked']}>{q.text}</p>
      <p className={classes['by']}>
        {q.name} · <span className="figure">{f.stamp(q.at)}</span>{' '}
        {q.answered && <Tag tone="warp">{t('answered')}</Tag>}
      </p>
      <div className={shared['acts']}>
        <span className="figure">{t('votes', { count: q.votes, n: f.number(q.votes) })}</span>
        {isLive && !q.own && !q.answered && !q.voted && (
          <ActButton disabled={!ready} busy={busy} onClick={() => void vote()}>
            {t('vote')}
          </ActButton>
        )}
        {leads && (
          <ActButton disabled={!ready} busy={busy} onClick={() => void mark()}>
            {t(q.answered ? 'reopen' : 'markAnswered')}
          </ActButton>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
      {!q.own && reports.word({ kind: 'forumQuestion', id: q.id })}
    </li>
  );
};

const Ask = ({ forumId, onAsked }: { forumId: string; onAsked: () => Promise<void> }) => {
  const { t } = useTranslation('forums');
  const ready = useReady();
  const form = useCallForm({
    endpoint: forums.ask,
    initial: { text: '' },
    input: ({ text }) => ({ params: { id: forumId }, body: { text } }),
    draft: { name: `question.${forumId}` },
    words: { text: t('needQuestion') },
    onDone: async () => {
      form.begin({ text: '' });
      await onAsked();
    },
  });
  const { error, ...text } = form.input('text');
  return (
    <form {...form.props} className={classes['ask']}>
      <label htmlFor="question">{t('yourQuestion')}</label>
      <textarea
        id="question"
        rows={3}
        maxLength={questionLimits.letters}
        {...text}
        aria-invalid={error ? true : undefined}
        aria-describedby="question-fault"
      />
      <p id="question-fault" role="alert" className={shared['refused']}>
        {error ?? form.fault}
      </p>
      <div className={shared['acts']}>
        <ActButton look="ask" type="submit" disabled={!ready} busy={form.busy}>
          {t('ask')}
        </ActButton>
      </div>
    </form>
  );
};

type Props = {
  forumId: string;
  isLive: boolean;
  /** Whether the reader is shown questions while it goes on. */
  inside: boolean;
  first: List;
};

/** The room of a talk: its questions as they come in, while it goes on and afterwards. */
export const Questions = ({ forumId, isLive, inside, first }: Props) => {
  const { t } = useTranslation('forums');
  const [list, setList] = useState(first);
  const read = () => quietCall(forums.questions, { params: { id: forumId } });
  const reload = async () => setList(await read());
  useEffect(() => {
    if (!isLive) return undefined;
    const look = () => {
      if (!document.hidden)
        quietCall(forums.questions, { params: { id: forumId } }).then(setList, () => {
          // What was shown stays: the next look comes soon.
        });
    };
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [forumId, isLive]);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      {list.mayAsk && <Ask forumId={forumId} onAsked={reload} />}
      {list.questions.length === 0 && (
        <p className={classes['quiet']}>
          {t(!isLive ? 'noQuestionsPast' : inside ? 'noQuestions' : 'questionsInside')}
        </p>
      )}
      <ul className={classes['questions']}>
        {list.questions.map((q) => (
          <Question key={q.id} q={q} leads={list.leads} isLive={isLive} reload={reload} />
        ))}
      </ul>
    </section>
  );
};
