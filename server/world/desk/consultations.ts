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

/** A course of words between one who asks and a company's people. */
type Talk = { entId: string; asker: WorldPerson; staff: WorldPerson[]; course: Course; lang: Lang; days: Days };
const chatIdOf = ({ asker, entId }: Talk) => idOf('chat', `${asker.id}.${entId}`);
const atOf =
  ({ days }: Talk) =>
  (hours: number) =>
    days.at(-hours / 24);
const answererOf = ({ course: c, staff }: Talk) => (c.by === null ? undefined : staff[c.by % staff.length]);

/** What is said, as the chat has it. */
const linesOf = (talk: Talk) => {
  const { course: c, asker } = talk;
  const at = atOf(talk);
  const by = answererOf(talk);
  return [
    { words: c.asked, side: 0, from: asker, lang: langOf(asker), at: at(c.hours) },
    ...(c.answered && by
      ? [{ words: c.answered.words, side: 1, from: by, lang: langOf(asker), at: at(c.hours - c.answered.after) }]
      : []),
  ];
};
const holdChat = (chat: SeedChat, talk: Talk) => {
  const { asker, entId, staff, course: c } = talk;
  const conversationId = chatIdOf(talk);
  const at = atOf(talk);
  const lines = linesOf(talk);
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
};
const timesOf = (talk: Talk) => {
  const { course: c } = talk;
  const at = atOf(talk);
  return {
    openedAt: at(c.hours),
    answeredAt: c.answered ? at(c.hours - c.answered.after) : null,
    closedAt: c.closed ? at(c.hours - c.closed.after) : null,
    ratedAt: c.closed?.stars ? at(c.hours - c.closed.after - 1) : null,
  };
};
const consultationOf = (id: string, talk: Talk): SeedDesk['consultations'][number] => {
  const { asker, entId, course: c } = talk;
  const by = answererOf(talk);
  const { openedAt, answeredAt, closedAt, ratedAt } = timesOf(talk);
  return {
    id,
    conversationId: chatIdOf(talk),
    entId,
    userId: asker.id,
    round: 1,
    openedAt,
    waitingSince: answeredAt ? null : openedAt,
    answeredAt,
    firstAnswerAt: answeredAt,
    firstAnswerBy: answeredAt && by ? by.id : null,
    assigneeId: by?.id ?? null,
    closedAt,
    closedBy: closedAt && by ? by.id : null,
    ratedAt,
    stars: c.closed?.stars ?? null,
    words: c.closed?.words?.[langOf(asker)] ?? '',
  };
};
const actsOf = (id: string, talk: Talk): SeedDesk['acts'] => {
  const by = answererOf(talk);
  const { openedAt, answeredAt, closedAt, ratedAt } = timesOf(talk);
  const act = (what: SeedDesk['acts'][number]['act'], userId: string | null, createdAt: string) => ({
    id: idOf('consultationAct', `${id}.${what}`),
    consultationId: id,
    conversationId: chatIdOf(talk),
    act: what,
    userId,
    createdAt,
  });
  return [
    act('open', null, openedAt),
    ...(by ? [act('take', by.id, atOf(talk)(talk.course.hours - 0.3))] : []),
    ...(answeredAt && by ? [act('answer', by.id, answeredAt)] : []),
    ...(closedAt && by ? [act('close', by.id, closedAt)] : []),
    ...(ratedAt ? [act('rate', talk.asker.id, ratedAt)] : []),
  ];
};
const hold = (chat: SeedChat, desk: SeedDesk, talk: Talk) => {
  const { entId, course: c, lang } = talk;
  const by = answererOf(talk);
  const conversationId = chatIdOf(talk);
  const id = idOf('consultation', conversationId);
  holdChat(chat, talk);
  desk.consultations.push(consultationOf(id, talk));
  desk.acts.push(...actsOf(id, talk));
  if (c.note && by)
    desk.notes.push({
      id: idOf('chatNote', id),
      conversationId,
      entId,
      userId: by.id,
      clientId: idOf('chatNoteClient', id),
      body: c.note[lang],
      createdAt: atOf(talk)(c.hours - 0.5),
    });
};

/** Who could ask a company and has no conversation with it. */
const askersOf = (entId: string, people: WorldPerson[], chats: SeedChat): WorldPerson[] => {
  const taken = new Set(chats.conversations.filter((c) => c.entId === entId).map((c) => c.userA));
  const free = people.filter(
    (p) =>
      p.joinedAs.includes('buyer') && p.entId && p.entId !== entId && !taken.has(p.id) && p.companyRole !== 'reader',
  );
  // One asker a language in turn, the start page's own buyer among them where there is no conversation yet.
  const byLang = (['en', 'es', 'cn'] as const).map((l) => free.filter((p) => langOf(p) === l));
  return Array.from({ length: free.length }, (_, i) => byLang.flatMap((own) => own[i] ?? [])).flat();
};

/** Who answers first in the list of colleagues sells, the second is customer service where there is one. */
const talkingOf = (staff: WorldPerson[]): WorldPerson[] => {
  const order = [
    ...staff.filter((p) => p.companyRole === 'sales'),
    ...staff.filter((p) => p.joinedAs.includes('customerService')),
    ...staff,
  ];
  return [...new Set(order)].filter((p) => p.companyRole !== 'reader');
};

type World = { days: Days; people: WorldPerson[]; chats: SeedChat };
/** Companies that are asked by others than those who deal with them: a queue, who has what, notes, canned replies and hours. */
export const buildConsultations = ({ days, people, chats }: World): { chat: SeedChat; desk: SeedDesk } => {
  const chat: SeedChat = { ...chats };
  const desk: SeedDesk = { consultations: ofDeals(chats), acts: [], notes: [], replies: [], hours: [] };
  for (const company of companies) {
    const staff = people.filter((p) => p.company?.slug === company.slug && p.joinedAs.length > 0);
    const [first] = staff;
    const entId = first?.entId;
    if (!first || !entId) continue;
    const askers = askersOf(entId, people, chats);
    const talking = talkingOf(staff);
    for (const [i, c] of company.courses.entries()) {
      const asker = askers[i];
      if (asker) hold(chat, desk, { entId, asker, staff: talking, course: c, lang: company.lang, days });
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
