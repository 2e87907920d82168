import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Conversation } from '#contract/chat/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { LetterRow, letters } from '#contract/letters/calls.ts';
import type { Notice } from '#contract/notices/calls.ts';
import { keptAddress, type PageAddress, pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CentreTabs } from './centre-tabs.tsx';
import classes from './letters/letters.module.css';
import { useCorrespondent } from './letters/names.ts';
import { markRead } from './live.ts';
import { useLive } from './state.ts';
import { wordsOf } from './words.ts';

type Item = { id: string; to: PageAddress; words: ReactNode; at: string; open?: () => void };
type PartProps = { of: 'notices' | 'letters' | 'chat'; unread: number; all: PageAddress; items: Item[] };

/** One part of the centre: what is unread of it, the newest first. */
const Part = ({ of, unread, all, items }: PartProps) => {
  const { t } = useTranslation('letters');
  const f = useFormat();
  return (
    <section className={panel['panel']}>
      <h2>
        {t(`tabs.${of}`)}
        <small className="figure">
          {t('overview.unread')} {f.number(String(unread))}
        </small>
      </h2>
      {items.length ? (
        <ul>
          {items.map((i) => (
            <li key={i.id}>
              <SiteLink to={i.to} onClick={() => i.open?.()}>
                {i.words}
              </SiteLink>
              <small className="figure">{f.stamp(i.at)}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('overview.nothing')}</p>
      )}
      <SiteLink to={all}>{t('overview.all')}</SiteLink>
    </section>
  );
};

type Props = {
  counts: DataOf<typeof letters.reminders>;
  unread: Notice[];
  came: LetterRow[];
  talks: Conversation[];
};

/** Reads the overview anew when the socket says other counts than it shows, once for each thing that is said. */
const useFreshOverview = (counts: Props['counts']) => {
  const live = useLive();
  const { revalidate } = useRevalidator();
  // Until the socket has said anything, all that it would say is null.
  const known = live.talk !== null && live.letters !== null;
  const said = `${live.unread} ${live.letters} ${live.talk?.unread} ${live.talk?.newest?.messageId} ${live.arrived}`;
  const shown = `${counts.notices} ${counts.letters} ${counts.chat}`;
  const first = useRef(shown);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!known || asked.current === said) return;
    const before = asked.current;
    asked.current = said;
    const differs = `${live.unread} ${live.letters} ${live.talk?.unread}` !== first.current;
    // What the socket says first is what the page was rendered with, as a rule.
    if (before !== undefined || differs) void revalidate();
    // oxlint-disable-next-line react/exhaustive-deps -- told by what was said alone
  }, [known, said]);
  return {
    notices: known ? live.unread : counts.notices,
    letters: live.letters ?? counts.letters,
    chat: live.talk?.unread ?? counts.chat,
  };
};

/** The notification centre: what is unread of notices, letters and conversations at one glance. */
export const InformsPage = ({ counts, unread, came, talks }: Props) => {
  const { t, texts } = useTranslation(['letters', 'notices', 'common']);
  const text = useText();
  const nameOf = useCorrespondent();
  const now = useFreshOverview(counts);
  return (
    <main id="main">
      <PageHead title={t('letters:centre')}>
        <CentreTabs at="informs" counts={counts} />
      </PageHead>
      <div className={classes['overview']}>
        <Part
          of="notices"
          unread={now.notices}
          all={pageTo('notices')}
          items={unread.map((n) => ({
            id: n.id,
            to: keptAddress(n.link),
            words: wordsOf(n, texts),
            at: n.at,
            open: () => markRead(n.id),
          }))}
        />
        <Part
          of="letters"
          unread={now.letters}
          all={pageTo('letters')}
          items={came.map((l) => ({
            id: l.id,
            to: pageTo('letters', { id: l.threadId }),
            words: `${nameOf(l.other)} · ${l.subject}`,
            at: l.at,
          }))}
        />
        <Part
          of="chat"
          unread={now.chat}
          all={pageTo('centreChat')}
          items={talks.flatMap((c) =>
            c.last
              ? [
                  {
                    id: c.conversationId,
                    to: pageTo('centreChat', { eid: c.conversationId }),
                    words: `${c.person?.name || text(c.company?.name) || t('letters:closedAccount')} · ${c.unread}`,
                    at: c.last.at,
                  },
                ]
              : [],
          )}
        />
      </div>
    </main>
  );
};
