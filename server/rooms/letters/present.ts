import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import type { Correspondent } from '#contract/letters/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { takenForDesk } from '#server/platform/mail/plain-name.ts';
import { translate } from '#server/platform/translate.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { LetterRecord, ThreadRecord } from './store.ts';

const deskItself: Correspondent = { kind: 'desk', id: null, name: '', company: null };

/** A member in the words of every reader: with their company, or as a member, so that nobody passes as the platform. */
export const memberName = (c: Correspondent): Text =>
  Object.fromEntries(
    langs.map((lang) => {
      const member = translate(lang, 'letters:member');
      const company = pick(c.company, lang);
      const name = c.name || member;
      return [
        lang,
        name === member && !company ? member : translate(lang, 'letters:of', { name, company: company || member }),
      ];
    }),
  );

export type Names = {
  person: (id: string) => Correspondent;
  company: (id: string) => Correspondent;
};

/** Names of people, with their companies, and of companies: read together. Who is gone has no name. */
export const namesOf = async (ctx: Ctx, people: string[], companies: string[]): Promise<Names> => {
  const users = await peopleByIds(ctx, [...new Set(people)]);
  const briefs = await companyBriefs(ctx, [...new Set([...companies, ...users.flatMap((u) => u.entId ?? [])])]);
  const named = new Map(briefs.map((b) => [b.id, b.name]));
  const byId = new Map(users.map((u) => [u.id, u]));
  return {
    person: (id) => {
      const u = byId.get(id);
      if (!u || u.removedAt) return { kind: 'person', id: null, name: '', company: null };
      const name = takenForDesk(u.name) ? '' : u.name;
      return { kind: 'person', id, name, company: (u.entId && named.get(u.entId)) || null };
    },
    company: (id) => ({ kind: 'company', id, name: '', company: named.get(id) ?? null }),
  };
};

/** To whom an exchange went. */
export const receiverOf = (t: Pick<ThreadRecord, 'userId' | 'entId'>, names: Names): Correspondent =>
  t.userId ? names.person(t.userId) : t.entId ? names.company(t.entId) : deskItself;

/** Who wrote a letter: of the desk's people nobody outside learns the name. */
export const senderOf = (t: Pick<ThreadRecord, 'desk'>, r: Pick<LetterRecord, 'side' | 'senderId'>, names: Names) =>
  t.desk && r.side === 1 ? deskItself : names.person(r.senderId);

/** Ids whose names exchanges and their letters need. */
export const idsIn = (threads: ThreadRecord[], rows: LetterRecord[]) => ({
  people: [...threads.flatMap((t) => [t.starterId, ...(t.userId ? [t.userId] : [])]), ...rows.map((r) => r.senderId)],
  companies: threads.flatMap((t) => t.entId ?? []),
});
