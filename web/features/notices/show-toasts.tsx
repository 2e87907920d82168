import { notifications } from '@mantine/notifications';
import type { Notice, Talk } from '#contract/notices/calls.ts';
import { keptAddress, type PageAddress, pageTo } from '#contract/pages.ts';
import { say } from '#web/lib/say.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import type { Texts } from '#web/lib/text/texts.ts';
import { PathLink } from '#web/ui/frame/site-link.tsx';
import { markRead } from './live.ts';
import classes from './toast.module.css';
import { wordsOf } from './words.ts';

type Path = (address: PageAddress) => string;
/** More than this at once become one line with their number. */
const most = 3;

/** One line bottom right, which leads to what it tells of. */
const show = (texts: Texts, o: { id: string; words: string; to: string; read?: string; className?: string }) =>
  say({
    id: o.id,
    ...(o.className && { className: o.className }),
    role: 'status',
    autoClose: 8000,
    withBorder: true,
    closeButtonProps: { 'aria-label': texts.t('common:close') },
    message: (
      <PathLink
        to={o.to}
        onClick={() => {
          notifications.hide(o.id);
          if (o.read) markRead(o.read);
        }}
      >
        {o.words}
      </PathLink>
    ),
  });

/** Says what somebody was told. */
export const showNotices = async (fresh: Notice[], texts: Texts, path: Path): Promise<void> => {
  if (fresh.length > most) {
    const words = texts.t('common:bell.many', { total: fresh.length, count: fresh.length });
    show(texts, { id: 'notices', words, to: path(pageTo('notices')) });
    return;
  }
  await ensureRooms(texts, ['notices']);
  for (const n of fresh) show(texts, { id: n.id, words: wordsOf(n, texts), to: path(keptAddress(n.link)), read: n.id });
};

/** Says that somebody has written; one line a conversation, which leads into it. */
export const showTalk = async (m: NonNullable<Talk['newest']>, texts: Texts, path: Path): Promise<void> => {
  await ensureRooms(texts, ['chat']);
  const { t } = texts;
  const words = t('chat:said', { name: m.from, text: m.kind === 'text' ? m.text : t(`chat:kind.${m.kind}`) });
  show(texts, {
    id: `chat ${m.conversationId}`,
    words,
    to: path(pageTo('chat', { eid: m.conversationId })),
    ...(classes['talk'] && { className: classes['talk'] }),
  });
};
