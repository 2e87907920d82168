import { type Notice, type NoticeKind, notices } from '#contract/notices/calls.ts';
import type { TestPlatform } from './platform.ts';

type Reader = { token: string };

/** What somebody was told, the newest first; of one kind where it is named. */
export const noticesOf = async (t: Pick<TestPlatform, 'as'>, who: Reader, kind?: string): Promise<Notice[]> =>
  (await t.as(who.token)(notices.page, { query: { size: 100 } })).records.filter((n) => !kind || n.kind === kind);

/** Waits until somebody was told so. @param about what stands in its link or its words, all of it; a pattern is held against the words alone */
export const told = (
  t: Pick<TestPlatform, 'as' | 'until'>,
  who: Reader,
  kind: NoticeKind,
  ...about: (string | RegExp)[]
): Promise<Notice> =>
  t.until(async () =>
    (await noticesOf(t, who, kind)).find((n) => {
      const words = JSON.stringify(n.params);
      return about.every((a) => (typeof a === 'string' ? n.link.includes(a) || words.includes(a) : a.test(words)));
    }),
  );
