import { Button, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type Correspondent, letterLimits, type LetterThread } from '#contract/letters/calls.ts';
import { operatorLetters } from '#contract/operator/letters.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';
import own from '../disputes/disputes.module.css';

const useNames = () => {
  const { t } = useTranslation('letters');
  const text = useText();
  return (c: Correspondent): string => {
    if (c.kind === 'desk') return t('desk');
    if (c.id === null) return t('gone');
    const member = t('member');
    const company = c.company ? text(c.company) : member;
    return c.name || c.company ? t('of', { name: c.name || member, company }) : member;
  };
};

/** One exchange, and the answer in the desk's name. */
const Thread = ({ thread, waits }: { thread: LetterThread; waits: boolean }) => {
  const { t } = useTranslation('letters');
  const f = useFormat();
  const nameOf = useNames();
  const { revalidate } = useRevalidator();
  const settling = useAct();
  const settle = () =>
    settling.act(async () => {
      const newest = thread.letters.at(-1)?.id ?? '';
      // Refused too: a letter that has come meanwhile is shown.
      await deskCall(operatorLetters.settle, { params: { id: thread.threadId }, body: { newest } }).finally(() =>
        revalidate(),
      );
    });
  const form = useCallForm({
    endpoint: operatorLetters.reply,
    initial: { body: '' },
    input: ({ body }, clientKey) => ({ params: { id: thread.threadId }, body: { body, clientKey } }),
    draft: { name: `desk.letter.${thread.threadId}` },
    send: deskCall,
    onDone: async () => {
      form.begin({ body: '' });
      await revalidate();
    },
  });
  return (
    <article className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h2>{thread.subject}</h2>
      {thread.letters.map((l) => (
        <section key={l.id}>
          <h3>
            {nameOf(l.from)} <span className="figure">{f.stamp(l.at)}</span>
          </h3>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{l.body}</p>
        </section>
      ))}
      <form {...form.props} className={own['decision']}>
        <Textarea
          label={t('replyLabel')}
          autosize
          minRows={4}
          maxLength={letterLimits.body}
          {...form.input('body')}
          error={form.error('body') ?? form.fault}
        />
        <div className={own['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('reply')}
          </Button>
          {waits && (
            <Button variant="default" loading={settling.busy} onClick={() => void settle()}>
              {t('settle')}
            </Button>
          )}
          <span role="alert">{settling.fault}</span>
        </div>
      </form>
    </article>
  );
};

type Props = { rows: DataOf<typeof operatorLetters.list>['rows']; thread: LetterThread | null };

/** Letters to the platform: those that wait first. */
export const DeskLettersPage = ({ rows, thread }: Props) => {
  const { t } = useTranslation(['operator', 'letters']);
  const f = useFormat();
  const nameOf = useNames();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.letters')}</h1>
      {rows.length ? (
        <div className={own['columns']}>
          <ul className={own['list']}>
            {rows.map((r) => (
              <li key={r.threadId}>
                <SiteLink
                  to={deskPageTo('operatorLetters', { id: r.threadId })}
                  aria-current={r.threadId === thread?.threadId || undefined}
                >
                  <b>{r.subject}</b>
                  <span>{nameOf(r.from)}</span>
                  <small>
                    {t(r.waits ? 'letters:waits' : 'letters:answered')} ·{' '}
                    <span className="figure">{f.stamp(r.at)}</span>
                  </small>
                </SiteLink>
              </li>
            ))}
          </ul>
          {thread ? (
            <Thread
              key={thread.threadId}
              thread={thread}
              waits={rows.some((r) => r.threadId === thread.threadId && r.waits)}
            />
          ) : (
            <p>{t('letters.pick')}</p>
          )}
        </div>
      ) : (
        <Empty title={t('letters.none')} text={t('letters.noneText')} />
      )}
    </main>
  );
};
