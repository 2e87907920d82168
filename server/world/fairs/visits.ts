import type { Text } from '#contract/core/schemas.ts';
import type { SeedCards } from '#server/rooms/cards/seed.ts';
import { type VisitMode, visitModes } from '#contract/fairs/visit-modes.ts';
import type { SeedFairs, SeedVisits } from '#server/rooms/fairs/seed.ts';
import { createChance, idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type World = { days: Days; people: WorldPerson[]; fairs: SeedFairs; cards: SeedCards };

/** What guests write, each in their own language, and what the exhibitor says to it. */
const words: { text: Text; answer?: Text }[] = [
  {
    text: {
      cn: '现场切样的断面很干净，请发一份层间剪切的检测报告。',
      en: 'The cut edge is very clean. Please send a test report for interlaminar shear.',
      es: 'El corte es muy limpio. Envíen, por favor, un ensayo de cizalladura interlaminar.',
    },
    answer: {
      cn: '报告已发到您的站内信，按 ISO 14130 测试。',
      en: 'The report is in your letters, tested to ISO 14130.',
      es: 'Tiene el informe en su correo interno, según ISO 14130.',
    },
  },
  {
    text: {
      cn: '想了解 600 克重的交期，能否按月分批？',
      en: 'How long is the lead time for 600 gsm, and can you ship monthly?',
      es: '¿Qué plazo tiene el gramaje de 600 g/m² y pueden enviar cada mes?',
    },
  },
  {
    text: {
      cn: '样件已收到，下周安排灌注试验。',
      en: 'The samples arrived. We run an infusion trial next week.',
      es: 'Recibimos las muestras. La próxima semana probamos la infusión.',
    },
    answer: {
      cn: '需要工艺参数请随时联系值守同事。',
      en: 'Ask our staff here whenever you need process settings.',
      es: 'Si necesita parámetros de proceso, pregunte al personal del stand.',
    },
  },
];

/**
 * Visitors of the furnished booths of fairs that have begun, over their days, what some of them wrote, and the cards that a few left
 * and that wait for an answer.
 */
export const buildVisits = ({ days, people, fairs, cards }: World): SeedVisits & Pick<SeedCards, 'exchanges'> => {
  const r = createChance(6_700);
  const rows: SeedVisits & Pick<SeedCards, 'exchanges'> = { visits: [], entries: [], exchanges: [] };
  const now = Date.parse(days.at(0));
  const begun = new Map(
    fairs.halls.flatMap((h) => {
      const fair = fairs.fairs.find((f) => f.id === h.fairId);
      const starts = Date.parse(String(fair?.startsAt));
      return starts < now ? [[h.id, Math.round((starts - now) / 86_400_000)] as const] : [];
    }),
  );
  const visitors = people.filter((p) => p.joinedAs.includes('buyer') && p.isFinish);
  const dressed = fairs.booths.filter((b) => fairs.displays.some((d) => d.boothId === b.id) && begun.has(b.hallId));
  for (const [i, b] of dressed.entries()) {
    const first = begun.get(b.hallId) ?? 0;
    const guests = r.some(
      visitors.filter((p) => p.entId !== b.entId),
      r.whole(5, 11),
    );
    for (const [n, p] of guests.entries()) {
      const back = Math.min(0, first + (n % 2));
      rows.visits.push({
        boothId: b.id ?? '',
        visitorId: p.id,
        day: days.date(back),
        mode: visitModes[(i + n) % visitModes.length] as VisitMode,
        firstAt: days.at(back - 0.01 * (n + 1)),
        lastAt: days.at(back - 0.005 * (n + 1)),
        times: r.whole(1, 4),
        brochures: n % 4 === 0 ? 1 : 0,
      });
    }
    for (const p of guests.slice(1, 3)) {
      const known = [...cards.exchanges, ...rows.exchanges].some((e) => e.fromUserId === p.id && e.toEntId === b.entId);
      if (known || !b.entId) continue;
      const id = idOf('boothCard', `${p.id}.${b.entId}`);
      rows.exchanges.push({ id, fromUserId: p.id, toEntId: b.entId, createdAt: days.at(Math.min(0, first) - 0.003) });
    }
    const said = words[i % words.length];
    const [guest] = guests;
    const host = fairs.staff.find((s) => s.boothId === b.id)?.userId;
    if (!said || !guest || i % 2) continue;
    const lang = guest.lang ?? 'cn';
    rows.entries.push({
      id: idOf('guestEntry', b.id ?? ''),
      boothId: b.id ?? '',
      userId: guest.id,
      entId: guest.entId ?? null,
      text: said.text[lang] ?? '',
      createdAt: days.at(Math.min(0, first) - 0.02),
      ...(said.answer &&
        host && { answer: said.answer[lang] ?? '', answeredBy: host, answeredAt: days.at(Math.min(0, first) - 0.004) }),
    });
  }
  return rows;
};
