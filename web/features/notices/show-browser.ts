import type { Notice, Talk } from '#contract/notices/calls.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { type NoticeGroup, noticePreferences } from '#contract/notices/preferences.ts';
import { keptAddress, type PageAddress, pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import type { Texts } from '#web/lib/text/texts.ts';
import { browserSays } from './browser-notices.ts';
import { markRead } from './live.ts';
import { wordsOf } from './words.ts';

type Path = (address: PageAddress) => string;
type Line = { id: string; group: NoticeGroup; words: string; to: string; read?: string };

/** More than this at once become one with their number. */
const most = 3;
/** Milliseconds that what was chosen is kept, and in which another tab says that it is looked at. */
const keptFor = 300_000;
const wait = 400;

let chosen: { at: number; off: Promise<Set<NoticeGroup>> } | undefined;
/** Kinds of news for which nothing is wanted here; where that cannot be read nothing is shown. */
const unwanted = (): Promise<Set<NoticeGroup>> => {
  if (!chosen || Date.now() - chosen.at > keptFor)
    chosen = {
      at: Date.now(),
      off: quietCall(noticePreferences.read).then(
        ({ choices }) =>
          new Set(choices.flatMap((c) => (c.channel === 'browser' && c.choice === 'off' ? [c.group] : []))),
      ),
    };
  return chosen.off;
};

/** Tabs tell each other what somebody looks at: what a tab in sight has said is no news for those behind. */
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('weft-notices') : undefined;
const seen = new Set<string>();
tabs?.addEventListener('message', (e: MessageEvent<string[]>) => e.data.forEach((id) => seen.add(id)));

const show = (line: Line, title: string) => {
  // Of several tabs each shows it, and the tag makes one of them.
  const shown = new Notification(title, { body: line.words, tag: line.id, icon: '/icon-192.png' });
  shown.addEventListener('click', () => {
    window.focus();
    if (line.read) markRead(line.read);
    location.assign(line.to);
    shown.close();
  });
};

const showLines = async (lines: Line[], texts: Texts, many: string): Promise<void> => {
  if (!document.hidden) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one's own tabs has none
    tabs?.postMessage(lines.map((l) => l.id));
    return;
  }
  if (browserSays() !== 'granted') return;
  const off = await unwanted();
  await new Promise((go) => setTimeout(go, wait));
  const wanted = lines.filter((l) => !off.has(l.group) && !seen.has(l.id));
  if (!document.hidden || !wanted.length) return;
  const { t } = texts;
  const [first] = wanted;
  if (wanted.length <= most || !first) for (const line of wanted) show(line, t('common:site'));
  else {
    const words = t('common:bell.many', { total: wanted.length, count: wanted.length });
    show({ id: 'notices', group: first.group, words, to: many }, t('common:site'));
  }
};

/** Notices as notifications of the browser, while no tab of ours is looked at (notices 22). */
export const browserShows = async (fresh: Notice[], texts: Texts, path: Path): Promise<void> => {
  await ensureRooms(texts, ['notices']);
  const lines = fresh.map((n) => ({
    id: n.id,
    group: groupOfKind[n.kind],
    words: wordsOf(n, texts),
    to: path(keptAddress(n.link)),
    read: n.id,
  }));
  await showLines(lines, texts, path(pageTo('notices')));
};

/** The same of a message; who wrote, without the words. */
export const browserSaysTalk = async (m: NonNullable<Talk['newest']>, texts: Texts, path: Path): Promise<void> => {
  await ensureRooms(texts, ['notices']);
  const { t } = texts;
  const to = path(pageTo('chat', { eid: m.conversationId }));
  const words = t('notices:settings.browser.wrote', { name: m.from });
  await showLines([{ id: m.messageId, group: 'chat', words, to }], texts, to);
};
