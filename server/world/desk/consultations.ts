import type { SeedChat, SeedDesk } from '#server/rooms/chat/seed.ts';
import { idOf } from '../chance.ts';
import { answerTexts, deskTexts, type Three } from './consultation-texts.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Lang = 'cn' | 'en' | 'es';
/** One consultation: hours since it was asked, to its answer and to its end, who has it, and what was said of it. */
type Course = {
  asked: Three;
  hours: number;
  by: number | null;
  answered?: { after: number; words: Three };
  closed?: { after: number; stars?: number; words?: Three };
  note?: Three;
};
type Company = { slug: string; zone: string; opens: string; closes: string; lang: Lang; courses: Course[] };

const t = deskTexts;
const companies: Company[] = [
  {
    slug: 'weiheng-carbon',
    zone: 'Asia/Shanghai',
    opens: '08:30',
    closes: '17:30',
    lang: 'cn',
    courses: [
      { asked: t.stock, hours: 21, by: null },
      { asked: t.sizing, hours: 3.5, by: null },
      { asked: t.certificate, hours: 1.2, by: 0, note: t.noteCertificate },
      { asked: t.width, hours: 30, by: 1, answered: { after: 0.6, words: answerTexts.width }, note: t.noteWidth },
      {
        asked: t.price,
        hours: 76,
        by: 1,
        answered: { after: 1.4, words: answerTexts.price },
        closed: { after: 5, stars: 5, words: t.fast },
      },
      { asked: t.sample, hours: 101, by: 0, answered: { after: 4, words: answerTexts.sample }, closed: { after: 24 } },
    ],
  },
  {
    slug: 'tramontal-compuestos',
    zone: 'Europe/Madrid',
    opens: '08:30',
    closes: '17:30',
    lang: 'es',
    courses: [
      { asked: t.sizing, hours: 6, by: null },
      {
        asked: t.stock,
        hours: 52,
        by: 0,
        answered: { after: 2, words: answerTexts.stock },
        closed: { after: 20, stars: 4, words: t.good },
        note: t.noteStock,
      },
    ],
  },
  {
    slug: 'heshi-testing',
    zone: 'Asia/Shanghai',
    opens: '09:00',
    closes: '18:00',
    lang: 'cn',
    courses: [
      { asked: t.test, hours: 2.2, by: null },
      { asked: t.report, hours: 27, by: 0, answered: { after: 0.9, words: answerTexts.report } },
    ],
  },
];

/** What was asked in the conversations of deals is answered: whoever logs in as a buyer finds what they asked. */
const ofDeals = (chats: SeedChat): SeedDesk['consultations'] => {
  const said = Map.groupBy(chats.messages, (m) => m.conversationId);
  return chats.conversations.flatMap((c) => {
    const lines = said.get(c.id) ?? [];
    const asked = lines.find((m) => m.side === 0);
    const answer = asked && lines.find((m) => m.side === 1 && m.seq > asked.seq);
    if (!c.entId || !asked?.createdAt || !answer?.createdAt) return [];
    return [
      {
        id: idOf('consultation', c.id),
        conversationId: c.id,
        entId: c.entId,
        userId: c.userA,
        round: 1,
        openedAt: asked.createdAt,
        answeredAt: answer.createdAt,
        firstAnswerAt: answer.createdAt,
        firstAnswerBy: answer.senderId,
        assigneeId: answer.senderId,
      },
    ];
  });
};

const langOf = (p: WorldPerson): Lang => p.company?.lang ?? p.lang ?? 'cn';

/** Companies that are asked by others than those who deal with them: a queue, who has what, notes, canned replies and hours. */
export const buildConsultations = ({
  days,
  people,
  chats,
}: {
  days: Days;
  people: WorldPerson[];
  chats: SeedChat;
}): { chat: SeedChat; desk: SeedDesk } => {
  const chat: SeedChat = { ...chats };
  const desk: SeedDesk = { consultations: ofDeals(chats), acts: [], notes: [], replies: [], hours: [] };
  const talk = (entId: string, asker: WorldPerson, staff: WorldPerson[], c: Course, lang: Lang) => {
    const conversationId = idOf('chat', `${asker.id}.${entId}`);
    const id = idOf('consultation', conversationId);
    const at = (hours: number) => days.at(-hours / 24);
    const by = c.by === null ? undefined : staff[c.by % staff.length];
    const lines = [
      { words: c.asked, side: 0, from: asker, lang: langOf(asker), at: at(c.hours) },
      ...(c.answered && by
        ? [{ words: c.answered.words, side: 1, from: by, lang: langOf(asker), at: at(c.hours - c.answered.after) }]
        : []),
    ];
    chat.conversations = [
      ...chat.conversations,
      {
        id: conversationId,
        userA: asker.id,
        entId,
        lastSeq: lines.length,
        lastAt: lines.at(-1)?.at ?? at(c.hours),
        createdAt: at(c.hours),
      },
    ];
    chat.members = [
      ...chat.members,
      { conversationId, userId: asker.id, side: 0, readUpto: lines.length },
      ...staff.map((p) => ({ conversationId, userId: p.id, side: 1, readUpto: c.by === null ? 0 : lines.length })),
    ];
    chat.messages = [
      ...chat.messages,
      ...lines.map((l, i) => {
        const message = idOf('message', `${conversationId}.${i}`);
        const { side, lang: said } = l;
        return {
          id: message,
          conversationId,
          seq: i + 1,
          senderId: l.from.id,
          side,
          clientId: message,
          kind: 'text' as const,
          body: l.words[said],
          lang: said,
          createdAt: l.at,
        };
      }),
    ];
    const answeredAt = c.answered ? at(c.hours - c.answered.after) : null;
    const closedAt = c.closed ? at(c.hours - c.closed.after) : null;
    const rated = c.closed?.stars;
    desk.consultations.push({
      id,
      conversationId,
      entId,
      userId: asker.id,
      round: 1,
      openedAt: at(c.hours),
      waitingSince: answeredAt ? null : at(c.hours),
      answeredAt,
      firstAnswerAt: answeredAt,
      firstAnswerBy: answeredAt && by ? by.id : null,
      assigneeId: by?.id ?? null,
      closedAt,
      closedBy: closedAt && by ? by.id : null,
      ratedAt: rated && c.closed ? at(c.hours - c.closed.after - 1) : null,
      stars: rated ?? null,
      words: c.closed?.words?.[langOf(asker)] ?? '',
    });
    const act = (what: SeedDesk['acts'][number]['act'], userId: string | null, createdAt: string) =>
      desk.acts.push({
        id: idOf('consultationAct', `${id}.${what}`),
        consultationId: id,
        conversationId,
        act: what,
        userId,
        createdAt,
      });
    act('open', null, at(c.hours));
    if (by) act('take', by.id, at(c.hours - 0.3));
    if (answeredAt && by) act('answer', by.id, answeredAt);
    if (closedAt && by) act('close', by.id, closedAt);
    if (rated && c.closed) act('rate', asker.id, at(c.hours - c.closed.after - 1));
    if (c.note && by)
      desk.notes.push({
        id: idOf('chatNote', id),
        conversationId,
        entId,
        userId: by.id,
        clientId: idOf('chatNoteClient', id),
        body: c.note[lang],
        createdAt: at(c.hours - 0.5),
      });
  };
  for (const company of companies) {
    const staff = people.filter((p) => p.company?.slug === company.slug && p.joinedAs.length > 0);
    const [first] = staff;
    const entId = first?.entId;
    if (!first || !entId) continue;
    const taken = new Set(chats.conversations.filter((c) => c.entId === entId).map((c) => c.userA));
    const free = people.filter(
      (p) =>
        p.joinedAs.includes('buyer') && p.entId && p.entId !== entId && !taken.has(p.id) && p.companyRole !== 'reader',
    );
    // One asker a language in turn, the start page's own buyer among them where there is no conversation yet.
    const byLang = (['en', 'es', 'cn'] as const).map((l) => free.filter((p) => langOf(p) === l));
    const askers = Array.from({ length: free.length }, (_, i) => byLang.flatMap((own) => own[i] ?? [])).flat();
    // Who answers first in the list of colleagues sells, the second is customer service where there is one.
    const order = [
      ...staff.filter((p) => p.companyRole === 'sales'),
      ...staff.filter((p) => p.joinedAs.includes('customerService')),
      ...staff,
    ];
    const talking = [...new Set(order)].filter((p) => p.companyRole !== 'reader');
    for (const [i, c] of company.courses.entries()) {
      const asker = askers[i];
      if (asker) talk(entId, asker, talking, c, company.lang);
    }
    const owner = staff.find((p) => p.companyRole === 'owner') ?? first;
    for (const [i, r] of t.replies.entries())
      desk.replies.push({
        id: idOf('chatReply', `${entId}.${i}`),
        entId,
        title: r.title,
        text: r.text,
        clientId: idOf('chatReplyClient', `${entId}.${i}`),
        savedBy: owner.id,
        createdAt: days.at(-20 + i / 24),
      });
    const { zone, opens, closes } = company;
    const reply = t.away;
    desk.hours.push({ entId, zone, days: [1, 2, 3, 4, 5], opens, closes, holidays: [], reply, savedBy: owner.id });
  }
  return { chat, desk };
};
