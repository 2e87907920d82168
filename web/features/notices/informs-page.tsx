import type { ReactNode } from 'react';
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

/** The notification centre: what is unread of notices, letters and conversations at one glance. */
export const InformsPage = ({ counts, unread, came, talks }: Props) => {
  const { t, texts } = useTranslation(['letters', 'notices', 'common']);
  const text = useText();
  const nameOf = useCorrespondent();
  return (
    <main id="main">
      <PageHead title={t('letters:centre')}>
        <CentreTabs at="informs" counts={counts} />
      </PageHead>
      <div className={classes['overview']}>
        <Part
          of="notices"
          unread={counts.notices}
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
          unread={counts.letters}
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
          unread={counts.chat}
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
