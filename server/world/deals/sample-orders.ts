import type { Text } from '#contract/core/schemas.ts';
import type { SampleAct, SampleActor, SampleState, Verdict } from '#contract/sample/states.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import type { SeedSamples } from '#server/rooms/sample/seed.ts';
import { idOf } from '../chance.ts';
import { createNumbers, type Days } from '../days.ts';
import { demoAccounts, sells, type WorldPerson } from '../people.ts';
import type { buildProducts } from '../products.ts';

const note: Text = {
  cn: '用于工艺试制，重点看浸润性和含胶量，请附批次检验报告。',
  en: 'For a process trial: we look at wet-out and resin content. Please enclose the report of the batch.',
  es: 'Para un ensayo de proceso: miramos la impregnación y el contenido de resina. Adjunte el informe del lote.',
};
const place: Text = {
  cn: '上海市浦东新区金科路 88 号试验车间',
  en: 'Test shop, 88 Jinke Road, Pudong, Shanghai',
  es: 'Taller de ensayos, Jinke Road 88, Pudong, Shanghái',
};
const offered: Text = {
  cn: '现货，随样附出厂检验报告。',
  en: 'In stock; the works report comes with the sample.',
  es: 'En existencias; el informe de fábrica acompaña a la muestra.',
};
const found: Record<Verdict, Text> = {
  passed: {
    cn: '三组试样均达到指标，可以进入小批采购。',
    en: 'All three sets of coupons meet the figures; we can go on to a small lot.',
    es: 'Las tres series de probetas cumplen; podemos pasar a un lote pequeño.',
  },
  conditional: {
    cn: '强度合格，含胶量偏高 1.2%，请在批量前调整。',
    en: 'Strength is fine; resin content is 1.2% high. Please correct it before the series.',
    es: 'La resistencia es correcta; el contenido de resina está un 1,2% alto. Corríjalo antes de la serie.',
  },
  failed: {
    cn: '浸润不足，局部有干纱。',
    en: 'Poor wet-out, with dry spots.',
    es: 'Impregnación insuficiente, con zonas secas.',
  },
};
const declined: Text = {
  cn: '该规格按订单生产，暂无小样，最小可供 200 kg。',
  en: 'This grade is made to order. We have no small samples; the least quantity is 200 kg.',
  es: 'Este tipo se fabrica bajo pedido. No hay muestras pequeñas; lo mínimo son 200 kg.',
};

/** How far each sample order of the world has come, and what was found. */
const courses: { state: SampleState; verdict?: Verdict; free?: true; ago: number }[] = [
  { state: 'requested', ago: 1 },
  { state: 'offered', ago: 3 },
  { state: 'agreed', ago: 5 },
  { state: 'sent', ago: 8 },
  { state: 'received', ago: 12, free: true },
  { state: 'evaluated', verdict: 'passed', ago: 25 },
  { state: 'evaluated', verdict: 'conditional', ago: 32, free: true },
  { state: 'declined', ago: 14 },
];
const path: [act: SampleAct, party: SampleActor, state: SampleState][] = [
  ['request', 'buyer', 'requested'],
  ['offer', 'supplier', 'offered'],
  ['agree', 'buyer', 'agreed'],
  ['send', 'supplier', 'sent'],
  ['receive', 'buyer', 'received'],
  ['evaluate', 'buyer', 'evaluated'],
];

type World = {
  days: Days;
  people: WorldPerson[];
  products: ReturnType<typeof buildProducts>;
  inquiries: SeedInquiries;
};
type Subject = Pick<SeedSamples['samples'][number], 'title' | 'about' | 'unit' | 'supplierEntId'> &
  Partial<Pick<SeedSamples['samples'][number], 'productId' | 'inquiryId' | 'quotationId' | 'line'>> & {
    buyerId: string;
    /** Since when it can be asked of. */
    since: string;
  };

const sameEverywhere = (words: string): Text => ({ cn: words, en: words, es: words });

/** Of whom the demo's buyers ask for samples: products and quotations, those of the known accounts first. */
const subjectsOf = (w: World): Subject[] => {
  const { people, products, inquiries } = w;
  const demo = (id: string | undefined) => {
    const p = people.find((x) => x.id === id);
    return p && demoAccounts.some((a) => a.login === p.phone || a.company === p.company?.slug);
  };
  const sellers = new Map(people.filter(sells).flatMap((p) => (p.entId ? [[p.entId, p] as const] : [])));
  const quoted = inquiries.quotations.flatMap((q): Subject[] => {
    const i = inquiries.inquiries.find((x) => x.id === q.inquiryId);
    const line = inquiries.lines.find((l) => l.inquiryId === q.inquiryId && l.id === q.lines[0]?.lineId);
    if (!i || !line || i.sealed || i.state !== 'quoting' || q.state !== 'submitted' || !demo(i.buyerId)) return [];
    return [
      {
        title: materialLabel(line.product),
        about: line.specification,
        unit: line.unit,
        supplierEntId: q.entId,
        inquiryId: i.id,
        quotationId: q.id,
        line: line.no,
        buyerId: i.buyerId,
        since: q.createdAt ?? w.days.at(-1),
      },
    ];
  });
  const buyers = [...new Set(quoted.map((q) => q.buyerId))];
  const listed = products
    .filter((p) => p.state !== 'draft' && p.state !== 'hidden' && p.samplePrice && sellers.has(p.entId))
    .toSorted((a, b) => Number(demo(sellers.get(b.entId)?.id)) - Number(demo(sellers.get(a.entId)?.id)))
    .flatMap((p, n): Subject[] => {
      const buyerId = buyers[n % Math.max(buyers.length, 1)];
      const own = people.find((x) => x.id === buyerId)?.entId === p.entId;
      if (!buyerId || own || !p.id) return [];
      const { entId: supplierEntId, name: title, model, per: unit, id: productId } = p;
      return [
        { title, about: sameEverywhere(model ?? ''), unit, supplierEntId, productId, buyerId, since: w.days.at(-60) },
      ];
    });
  return courses.flatMap((_, i) => (i % 2 ? listed[i >> 1] : quoted[i >> 1]) ?? listed[i + courses.length] ?? []);
};

/** The courses with what they are about, the oldest first; none began before that could be asked for. */
const begunOf = (w: World) => {
  const subjects = subjectsOf(w);
  const now = Date.parse(w.days.at(0));
  const all = courses.flatMap((c, i) => {
    if (!subjects[i]) return [];
    const { since, ...subject } = subjects[i];
    return [{ ...c, ago: Math.min(c.ago, ((now - Date.parse(since)) / 86_400_000) * 0.9), subject, i }];
  });
  return all.toSorted((a, b) => b.ago - a.ago);
};

/** Sample orders of the demo world, as the acts would have written them. */
export const buildSamples = (w: World) => {
  const numbers = createNumbers('YP');
  const out: SeedSamples = { samples: [], events: [] };
  for (const { state, verdict, free, ago, subject, i } of begunOf(w)) {
    const id = idOf('sample', String(i));
    const buyer = w.people.find((p) => p.id === subject.buyerId);
    const seller = w.people.find((p) => p.entId === subject.supplierEntId && sells(p));
    const reached = state === 'declined' ? 0 : path.findIndex(([, , s]) => s === state);
    const acts: typeof path = path.slice(0, reached + 1).filter(([act]) => !(free && act === 'agree'));
    if (state === 'declined') acts.push(['decline', 'supplier', 'declined']);
    const at = (n: number) => w.days.at(-ago + n * Math.min(2, ago / 8));
    const evaluation = verdict ? found[verdict] : {};
    const words: Partial<Record<SampleAct, Text>> = {
      request: note,
      offer: offered,
      decline: declined,
      evaluate: evaluation,
    };
    out.samples.push({
      ...subject,
      id,
      number: numbers.next(at(0)),
      clientKey: idOf('sampleKey', String(i)),
      buyerEntId: buyer?.entId ?? null,
      state,
      quantity: '2',
      note,
      recipient: `${buyer?.name ?? ''} +86 21 5555 0123`,
      place,
      wantedBy: w.days.date(-ago + 20),
      ...(reached >= 1 && {
        price: free ? '0.00' : '180.00',
        currency: 'CNY' as const,
        freightBy: free ? ('supplier' as const) : ('buyer' as const),
        promisedDay: w.days.date(-ago + 7),
        offerNote: offered,
      }),
      ...(reached >= 3 && { carrier: 'SF Express', waybill: `SF10${String(20_260_000 + i)}` }),
      ...(verdict && { verdict, evaluation }),
      expiresAt: state === 'requested' || state === 'offered' ? w.days.at(14 - ago) : null,
      createdAt: at(0),
      updatedAt: at(acts.length - 1),
    });
    for (const [n, [act, party]] of acts.entries())
      out.events.push({
        id: idOf('sampleEvent', `${i}.${n}`),
        sampleId: id,
        act,
        party,
        userId: (party === 'buyer' ? buyer : seller)?.id ?? null,
        text: words[act] ?? {},
        at: at(n),
      });
  }
  return { samples: out, numbers: numbers.used() };
};
