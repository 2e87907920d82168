import { smsKinds, smsLimits } from '#contract/notices/calls.ts';
import { isMobile } from '#contract/identity/phones.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { oneLine } from '#server/platform/mail/compose.ts';
import { translate } from '#server/platform/translate.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { noticeMorning } from '../events.ts';
import { morningAfter } from './sms-rules.ts';
import { ofKind, wishesOf } from '../preferences/wishes.ts';
import { claimText, findUntexted, releaseText } from '../store.ts';

/** Counted over all nodes. */
const daily = { name: 'sms-notice', points: smsLimits.aDay, seconds: 86_400 } as const;

/**
 * Sends a notice that matters by SMS to who has a phone and no mail address, in their language: the number of the record and the
 * platform's address, no name, title or price. At most once, since it is claimed before the gateway is asked; a gateway that fails gives
 * it back, and the job is run again. What has been read meanwhile is not sent, and what comes at night waits for the morning.
 */
export const smsNotice = async (ctx: Ctx, { noticeId }: { noticeId: string }, now = new Date()): Promise<void> => {
  const n = await findUntexted(ctx, noticeId);
  const rule = n && smsKinds[n.kind];
  if (!n || !rule || !ctx.platform.sms.takes('notice')) return;
  const [person] = await peopleByIds(ctx, [n.userId]);
  if (!person?.phone || person.email || person.removedAt) return;
  if (!ofKind(await wishesOf(ctx, [n.userId]), n.userId, n.kind).sms) return;
  // The night is kept by China's clock, and texts abroad cost many times as much.
  if (!isMobile(person.phone) || !ctx.platform.sms.reaches(person.phone)) return;
  const morning = rule.urgent ? null : morningAfter(now);
  if (morning) return emit(ctx, noticeMorning, { noticeId }, { startAfter: morning });
  if (!(await claimText(ctx, noticeId))) return;
  try {
    // Beyond the day's number it stays in the page.
    if (await ctx.platform.limits.take(daily, n.userId)) return;
    const number = oneLine(String(n.params['number'] ?? ''));
    const url = ctx.platform.config.baseUrl + inLanguage(person.lang, pageTo('notices'));
    const what = translate(person.lang, `messages:sms.${n.kind}`, { number });
    const text = `${translate(person.lang, 'messages:code.sign')}${what} ${url}`;
    await ctx.platform.sms.send({ to: person.phone, text, use: 'notice', params: { what, url } });
  } catch (err) {
    await releaseText(ctx, noticeId);
    throw err;
  }
};
