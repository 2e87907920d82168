import type { ContributionParty, ContributionState, ContributionStep } from '#contract/contributions/states.ts';
import type { ContributedKind, ContributionWords } from '#contract/contributions/words.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { firstSlug, pieceOf, type SeedContributions } from '#server/rooms/contributions/seed.ts';
import type { SeedContent } from '#server/rooms/content/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import { createNumbers, type Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type Told = [act: ContributionStep, party: ContributionParty, at: number, text?: string];
type Made = {
  company: string;
  kind: ContributedKind;
  state: ContributionState;
  lang: Lang;
  title: string;
  summary: string;
  paragraphs: string[];
  sayer?: [name: string, role: string];
  figures: [label: string, value: string][];
  source: string;
  fields: string[];
  note?: string;
  /** When it was begun, in days from today; then what was done with it. */
  begun: number;
  course: Told[];
};

/** What demo companies wrote, each in its own language and a state of its own. */
const made: Made[] = [
  {
    company: 'weiheng-carbon',
    kind: 'case',
    state: 'submitted',
    lang: 'cn',
    title: '12K 碳纤维展宽后，单层铺层减少一半空隙',
    summary: '在客户的自动铺丝线上换用展宽丝束，单层厚度更均匀，固化后孔隙率由 1.8% 降到 0.9%。',
    paragraphs: [
      '客户原用未展宽的 12K 丝束，铺放时相邻丝束之间留有约 0.4 mm 的缝，固化后在断面上可见成列的孔隙。',
      '我们把丝束展宽到 16 mm 供货，张力控制在 8 N，铺放速度不变。每卷附展宽宽度的在线记录，客户据此设定铺放间距。',
    ],
    figures: [
      ['孔隙率（改前）', '1.8 %'],
      ['孔隙率（改后）', '0.9 %'],
      ['铺放速度', '0.6 m/s'],
    ],
    source: '客户产线与本厂实验室联合测试，2026 年 5 月，各 12 个断面',
    fields: ['aerospace', 'low-altitude'],
    note: '客户同意公开数据，不公开名称。',
    begun: -9,
    course: [
      ['submit', 'company', -8],
      ['return', 'desk', -6.2, '请写明孔隙率的测试方法和试样数量。'],
      ['submit', 'company', -2.3],
    ],
  },
  {
    company: 'weiheng-carbon',
    kind: 'statement',
    state: 'returned',
    lang: 'cn',
    title: '碳纤维的强度离散比平均值更值得看',
    summary: '同样的平均强度，离散系数 3% 和 6% 的两种纤维，设计许用值能差出一成。',
    paragraphs: ['采购比价时多看平均拉伸强度，其实设计用的是 B 基准值。离散大，许用值就低，省下的钱又用厚度还了回去。'],
    sayer: ['魏恒工艺部', '工艺工程师'],
    figures: [['离散系数 3% 与 6% 的许用值之差', '约 10 %']],
    source: '本厂 2025 年 240 卷复验数据',
    fields: ['aerospace'],
    begun: -14,
    course: [
      ['submit', 'company', -13],
      ['return', 'desk', -11, '观点需要署个人姓名，请补充；另请说明 B 基准值的计算方法。'],
    ],
  },
  {
    company: 'tramontal-compuestos',
    kind: 'case',
    state: 'accepted',
    lang: 'es',
    title: 'Un útil de fibra de carbono que no pierde la forma a 180 °C',
    summary: 'Al pasar de aluminio a carbono, la desviación tras veinte ciclos bajó de 0,42 a 0,08 mm.',
    paragraphs: [
      'El útil anterior, de aluminio, dilataba más que la pieza, y cada cierto tiempo había que volver a mecanizarlo.',
      'Hicimos el nuevo con preimpregnado de utillaje curado a 60 °C y poscurado fuera del máster hasta 190 °C, en rampas de 10 °C por hora.',
    ],
    figures: [
      ['Desviación tras 20 ciclos, aluminio', '0,42 mm'],
      ['Desviación tras 20 ciclos, carbono', '0,08 mm'],
      ['Masa del útil', '62,5 kg'],
    ],
    source: 'Medido en planta con brazo de medición, febrero de 2026',
    fields: ['aerospace'],
    begun: -22,
    course: [
      ['submit', 'company', -21],
      ['accept', 'desk', -18.5],
    ],
  },
  {
    company: 'tramontal-compuestos',
    kind: 'case',
    state: 'draft',
    lang: 'es',
    title: 'Infusión de una orza de 3 m en una sola toma',
    summary: '',
    paragraphs: ['La primera prueba dejó una zona seca junto al borde de ataque.'],
    figures: [['Tiempo de llenado', '38 min']],
    source: '',
    fields: ['marine'],
    begun: -4,
    course: [],
  },
  {
    company: 'baishu-core',
    kind: 'statement',
    state: 'declined',
    lang: 'en',
    title: 'Our core is the best on the market',
    summary: 'Customers tell us so, and we agree.',
    paragraphs: ['We have supplied cores for fifteen years, and no competitor comes near our quality.'],
    sayer: ['Export team', 'Sales'],
    figures: [['Satisfied customers', '100 %']],
    source: 'Own survey',
    fields: ['marine'],
    begun: -30,
    course: [
      ['submit', 'company', -29],
      [
        'decline',
        'desk',
        -27,
        'A statement makes one technical point that readers can check. This one compares without a measurement.',
      ],
    ],
  },
];

const wordsOf = (m: Made): ContributionWords => {
  const [name = '', role = ''] = m.sayer ?? [];
  return {
    lang: m.lang,
    title: m.title,
    summary: m.summary,
    html: m.paragraphs.map((p) => `<p>${p}</p>`).join('') as RichHtml,
    sayer: { name, role },
    figures: m.figures.map(([label, value]) => ({ label, value })),
    source: m.source,
    picture: null,
    products: [],
    fields: m.fields,
    note: m.note ?? '',
  };
};

/** What was handed in: before it came back, it did not say how the figures were measured. */
const wordsAt = (m: Made, k: number, words: ContributionWords): ContributionWords =>
  m.course.slice(k + 1).some(([act]) => act === 'submit')
    ? { ...words, source: words.source.split(/[，,]/)[0] ?? '' }
    : words;

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; operatorId: string | undefined };
type Built = SeedContributions &
  Pick<SeedContent, 'pieces' | 'versions'> & { numbers: ReturnType<ReturnType<typeof createNumbers>['used']> };

/** Contributions in every state, and the draft of a piece that came of the accepted one. */
export const buildContributions = ({ days, companies, people, operatorId }: World): Built => {
  const numbers = createNumbers('TG');
  const seed: Built = { contributions: [], events: [], pieces: [], versions: [], numbers: [] };
  if (!operatorId) return seed;
  for (const [i, m] of made.toSorted((a, b) => a.begun - b.begun).entries()) {
    const company = companies.find((c) => c.slug === m.company);
    const person = people.find((p) => p.company?.slug === m.company && p.isFinish);
    if (!company?.id || !person) throw new Error(`a demo contribution has no company: ${m.company}`);
    const id = idOf('contribution', `${i}`);
    const number = numbers.next(days.at(m.begun));
    const words = wordsOf(m);
    const pieceId = m.state === 'accepted' ? idOf('contributedPiece', `${i}`) : null;
    const last = days.at(m.course.at(-1)?.[2] ?? m.begun);
    if (pieceId) {
      const facts = { id: company.id, name: company.name };
      const slug = firstSlug(m.kind, pieceId);
      const at = { createdAt: last, updatedAt: last };
      seed.pieces.push({ id: pieceId, kind: m.kind, slug, theirs: m.lang, ...at });
      const content = pieceOf({ kind: m.kind, words }, facts);
      seed.versions.push({ pieceId, no: 1, content, authorId: operatorId, at: last });
    }
    seed.contributions.push({
      id,
      number,
      entId: company.id,
      userId: person.id,
      kind: m.kind,
      state: m.state,
      turn: m.course.length + 1,
      lang: m.lang,
      words,
      pieceId,
      createdAt: days.at(m.begun),
      updatedAt: last,
    });
    for (const [k, [act, party, at, text = '']] of m.course.entries())
      seed.events.push({
        id: idOf('contributionEvent', `${i}.${k}`),
        contributionId: id,
        act,
        party,
        userId: party === 'desk' ? operatorId : person.id,
        text,
        // Of a second time, what differs is the method in the source.
        words: act === 'submit' ? wordsAt(m, k, words) : null,
        at: days.at(at),
      });
  }
  return { ...seed, numbers: numbers.used() };
};
