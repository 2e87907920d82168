import { useCallback, useEffect, useState } from 'react';
import { type DealTalk, dealTalks } from '#contract/chat/deal.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { onSaid } from '#web/lib/said.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useNames } from '../names.ts';
import classes from './deal-talks.module.css';
import { QuickAnswer } from './quick-answer.tsx';

type Talks = DataOf<typeof dealTalks.read>;

/** What stands now: read anew when somebody has written, and when the page is looked at again. */
const useTalks = (inquiryId: string, first: Talks) => {
  const [kept, setKept] = useState({ first, now: first });
  if (kept.first !== first) setKept({ first, now: first });
  const read = useCallback(
    () =>
      void quietCall(dealTalks.read, { params: { id: inquiryId } }).then(
        (now) => setKept((k) => ({ ...k, now })),
        () => undefined,
      ),
    [inquiryId],
  );
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', seen);
    const leave = onSaid(read);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      leave();
    };
  }, [read]);
  return { talks: kept.now, read };
};

const Talk = ({ talk: { conversation: c, newest }, onSent }: { talk: DealTalk; onSent: () => void }) => {
  const { t } = useTranslation('chat');
  const { nameOf, senderOf, lineOf } = useNames();
  const f = useFormat();
  const userId = useViewer()?.userId ?? '';
  return (
    <article className={classes['talk']} aria-label={nameOf(c)}>
      <h3>
        <SiteLink to={pageTo('chat', { eid: c.conversationId })}>{nameOf(c)}</SiteLink>
        {c.unread > 0 && <b className={classes['count']}>{t('unreadOf', { total: c.unread, count: c.unread })}</b>}
      </h3>
      <ol>
        {newest.map((m) => (
          <li key={m.sequence} data-ours={m.side === c.side || undefined}>
            <small>
              {m.fromUser === userId && !m.body.automatic ? t('you') : senderOf(m)} ·{' '}
              <time dateTime={m.at} className="figure">
                {f.stamp(m.at)}
              </time>
            </small>
            <span dir="auto" lang={m.body.lang && !m.body.said && !m.recalled ? htmlLang[m.body.lang] : undefined}>
              {lineOf(m)}
            </span>
          </li>
        ))}
      </ol>
      {c.blocked ? <p>{t('blocked')}</p> : <QuickAnswer conversation={c} userId={userId} onSent={onSent} />}
    </article>
  );
};

/** What the two sides of a deal have said to each other, and where they say more (chat 20). */
export const DealTalks = ({ inquiryId, first }: { inquiryId: string; first: Talks }) => {
  const { t } = useTranslation('chat');
  const text = useText();
  const { talks: now, read } = useTalks(inquiryId, first);
  if (!now.talks.length && !now.silent.length) return null;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="deal-talks">
      <h2 id="deal-talks">{t('deal.title')}</h2>
      {now.talks.map((talk) => (
        <Talk key={talk.conversation.conversationId} talk={talk} onSent={read} />
      ))}
      {now.silent.length > 0 && (
        <ul className={classes['silent']}>
          {now.silent.map((e) => (
            <li key={e?.id ?? ''}>
              <ActLink to={pageTo('chat', { ...(e && { eid: e.id }), inquiry: inquiryId })}>
                {e ? t('deal.begin', { name: text(e.name) }) : t('deal.beginBuyer')}
              </ActLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
