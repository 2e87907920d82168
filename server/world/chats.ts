import type { SeedChat } from '#server/rooms/chat/seed.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from './chance.ts';
import type { Days } from './days.ts';
import { demoAccounts, sells, type WorldPerson } from './people.ts';

type Lang = 'cn' | 'en' | 'es';
/** Who writes: the buyer or somebody of the company, each in their own language; `card` shows what they talk about. */
type Line = { by: 'buyer' | 'company'; words: Record<Lang, string> } | { by: 'buyer' | 'company'; card: true };
const says = (by: 'buyer' | 'company', cn: string, en: string, es: string): Line => ({ by, words: { cn, en, es } });

const asked: Line[] = [
  { by: 'buyer', card: true },
  says(
    'buyer',
    '您好，截面公差写的是 ±0.12，我们图纸是 ±0.1。能说明一下是厚度还是宽度吗？',
    'Hello, the tolerance of the section is given as ±0.12, our drawing says ±0.1. Is that the thickness or the width?',
    'Hola, la tolerancia de la sección figura como ±0,12 y nuestro plano dice ±0,1. ¿Es el espesor o el ancho?',
  ),
  says(
    'company',
    '您好，±0.12 指厚度，宽度按图纸 ±0.1。',
    'Hello. ±0.12 is for the thickness; the width keeps ±0.1 as on your drawing.',
    'Hola. ±0,12 es el espesor; el ancho respeta ±0,1 como en su plano.',
  ),
  says(
    'company',
    '首批我们全检，Cpk 表随货提供。',
    'For the first lot we measure every piece, and the Cpk table comes with the delivery.',
    'En el primer lote medimos todas las piezas y la tabla Cpk va con la entrega.',
  ),
  says(
    'buyer',
    '好的，请在报价的附件里写明检验频次。',
    'Good. Please state in the attachments of the quote how often you measure.',
    'Bien. Indique en los adjuntos de la oferta con qué frecuencia miden.',
  ),
  says(
    'company',
    '已经写明，和检测报告一起放在报价附件里。',
    'Done. You will find it in the quote, together with the test report.',
    'Hecho. Lo encontrará en la oferta, junto con el informe de ensayo.',
  ),
];
const delivered: Line[] = [
  { by: 'company', card: true },
  says(
    'company',
    '您好，首批周一发货。您要 DAP 送货还是自提？',
    'Good morning, the first lot leaves on Monday. Do you prefer DAP, or will you collect it?',
    'Buenos días: el primer lote sale el lunes. ¿Prefiere DAP o recogida en fábrica?',
  ),
  says(
    'buyer',
    '请按 DAP 送到仓库，到货前一天请通知我们。',
    'DAP to our warehouse, please, and let us know a day before it arrives.',
    'DAP a nuestro almacén, por favor, y avísenos un día antes de la llegada.',
  ),
  says(
    'company',
    '好的，车一出发就通知您，并把装箱单发给您。',
    'Agreed. I will tell you as soon as the truck leaves, and send the packing list.',
    'De acuerdo. Le aviso en cuanto salga el camión y le mando el albarán.',
  ),
  says(
    'company',
    '货已发出，周四上午到。',
    'It has left and arrives on Thursday morning.',
    'Ya ha salido; llega el jueves por la mañana.',
  ),
];

type World = { days: Days; people: WorldPerson[]; inquiries: SeedInquiries; orders: SeedOrders };
type Subject = { kind: 'inquiry' | 'order'; id: string };

/** Whoever logs in with one of the accounts of the start page finds some. */
const knownAmong = (people: WorldPerson[]) => (buyerId: string, entId: string) => {
  const buyer = people.find((p) => p.id === buyerId);
  const named = [buyer?.phone, people.find((p) => p.entId === entId)?.company?.slug];
  return Number(demoAccounts.some((a) => named.includes(a.login) || named.includes(a.company ?? '-')));
};

/** Conversations of buyers with suppliers, about what they deal in: a quoted inquiry, then an order on its way. */
export const buildChats = ({ days, people, inquiries, orders }: World): SeedChat => {
  const rows: SeedChat = { conversations: [], members: [], messages: [] };
  const talk = (buyerId: string, entId: string, subject: Subject, lines: Line[], ago: number, read: number) => {
    const seller = people.find((p) => p.entId === entId && sells(p));
    const conversationId = idOf('chat', `${buyerId}.${entId}`);
    if (!seller || seller.id === buyerId || rows.conversations.some((c) => c.id === conversationId)) return;
    const buyer = people.find((p) => p.id === buyerId);
    const langOf = (by: 'buyer' | 'company'): Lang => (by === 'buyer' ? buyer : seller)?.company?.lang ?? 'cn';
    const at = (i: number) => days.at(-ago + i * 0.02);
    rows.conversations.push({
      id: conversationId,
      userA: buyerId,
      entId,
      subjectKind: subject.kind,
      subjectId: subject.id,
      lastSeq: lines.length,
      lastAt: at(lines.length - 1),
      createdAt: at(0),
    });
    rows.members.push({ conversationId, userId: buyerId, side: 0, readUpto: read });
    for (const p of people.filter((x) => x.entId === entId && x.joinedAs.length))
      rows.members.push({ conversationId, userId: p.id, side: 1, readUpto: lines.length });
    for (const [i, line] of lines.entries()) {
      const id = idOf('message', `${conversationId}.${i}`);
      rows.messages.push({
        id,
        conversationId,
        seq: i + 1,
        senderId: line.by === 'buyer' ? buyerId : seller.id,
        side: line.by === 'buyer' ? 0 : 1,
        clientId: id,
        createdAt: at(i),
        ...('card' in line
          ? { kind: 'card' as const, body: '', cardKind: subject.kind, cardId: subject.id }
          : { kind: 'text' as const, body: line.words[langOf(line.by)], lang: langOf(line.by) }),
      });
    }
  };
  const known = knownAmong(people);
  const byId = new Map(inquiries.inquiries.map((i) => [i.id, i]));
  for (const [n, o] of orders.orders
    .toSorted((x, y) => known(y.buyerId, y.supplierEntId) - known(x.buyerId, x.supplierEntId))
    .slice(0, 12)
    .entries())
    talk(o.buyerId, o.supplierEntId, { kind: 'order', id: o.id }, delivered, 1 + n * 0.7, delivered.length - (n % 2));
  for (const [n, q] of inquiries.quotations
    .toSorted(
      (x, y) =>
        known(byId.get(y.inquiryId)?.buyerId ?? '', y.entId) - known(byId.get(x.inquiryId)?.buyerId ?? '', x.entId),
    )
    .slice(0, 24)
    .entries()) {
    const i = byId.get(q.inquiryId);
    if (i)
      talk(i.buyerId, q.entId, { kind: 'inquiry', id: i.id }, asked, 0.4 + n * 0.5, asked.length - (n % 3 ? 0 : 2));
  }
  return rows;
};
