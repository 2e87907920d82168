import { outlineOf } from '#contract/fairs/geometry.ts';
import type { HallPlan } from '#contract/fairs/plan.ts';
import { numbersOf, rowOf } from '#contract/fairs/desk/plan-edit.ts';
import type { DrawnBooth } from '#contract/fairs/desk/plan-rules.ts';
import type { SeedFairs, SeedProposals } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

/** A fair that the desk prepares: nobody else knows it. */
const key = 'iberia';

/** Half drawn: two rows back to back above the first aisle, one booth across the second; the door is set, the stage stands. */
const plan: HallPlan = {
  width: 48,
  depth: 30,
  door: [24, 30],
  aisles: [
    { name: '1', kind: 'weft', x: 0, y: 12, width: 48, depth: 5 },
    { name: '2', kind: 'weft', x: 0, y: 25, width: 48, depth: 5 },
    { name: '1', kind: 'warp', x: 22, y: 0, width: 4, depth: 30 },
  ],
  stages: [{ x: 36, y: 18, width: 10, depth: 6 }],
};
const drawn = (): DrawnBooth[] => {
  let n = 0;
  const newId = () => idOf('booth', `${key}.1.${(n += 1)}`);
  const row = (x: number, number: string, taken: DrawnBooth[], width = 4) =>
    rowOf({
      box: { x, y: 8, width, depth: 4 },
      count: width === 4 ? 4 : 2,
      axis: 'x',
      first: { number, front: 'south', class: x < 20 ? 'fibre' : 'resin' },
      taken: numbersOf(taken),
      newId,
    });
  const left = row(4, 'A1', []);
  const right = row(28, 'A5', left, 8);
  const island: DrawnBooth = {
    id: newId(),
    number: 'B1',
    outline: outlineOf({ x: 8, y: 19, width: 8, depth: 6 }),
    front: 'south',
    class: 'equipment',
    size: 'large',
  };
  return [...left, ...right, island];
};

/** A day from now at an hour of UTC. */
const at = (days: Days, day: number, hour: number): string =>
  new Date(Math.floor(Date.parse(days.at(day)) / 86_400_000) * 86_400_000 + hour * 3_600_000).toISOString();

/** The fair in preparation with its hall. */
export const buildPreparedFair = (days: Days): Pick<SeedFairs, 'fairs' | 'halls' | 'booths'> => ({
  fairs: [
    {
      id: idOf('fair', key),
      slug: 'iberia-composites',
      name: { cn: '伊比利亚复材展', en: 'Iberia composites fair', es: 'Feria ibérica de composites' },
      about: {
        cn: '面向风电与船舶的西班牙线下展，同时开放线上展馆；展馆正在绘制。',
        en: 'Composites for wind and shipbuilding, in Spain and in an online hall that is being drawn.',
        es: 'Composites para eólica y construcción naval, en España y en un pabellón en línea que se está dibujando.',
      },
      place: { cn: '西班牙希洪', en: 'Gijón, Spain', es: 'Gijón, España' },
      zone: 'Europe/Madrid',
      startsAt: at(days, 110, 8),
      endsAt: at(days, 112, 17),
      publishedAt: null,
      createdAt: days.at(-6),
      updatedAt: days.at(-1),
    },
  ],
  halls: [
    {
      id: idOf('fairHall', `${key}.1`),
      fairId: idOf('fair', key),
      no: 1,
      name: { cn: '风电与船舶馆', en: 'Wind and shipbuilding', es: 'Eólica y construcción naval' },
      plan,
      version: 4,
      createdAt: days.at(-5),
    },
  ],
  booths: drawn().map((b) => ({ ...b, hallId: idOf('fairHall', `${key}.1`), state: 'free', entId: null })),
});

const texts = [
  {
    state: 'proposed',
    language: 'cn',
    day: 24.5,
    minutes: 45,
    title: {
      cn: '低空飞行器机体：热塑性预浸料的自动铺放',
      en: 'Airframes for low altitude: automated placement of thermoplastic prepreg',
      es: 'Fuselajes de baja altitud: colocación automática de preimpregnado termoplástico',
    },
    about: {
      cn: '从铺放速度、孔隙率与返修三个方面，比较两种加热方式的工艺窗口。',
      en: 'Two ways of heating compared by lay-up speed, porosity and repair.',
      es: 'Dos formas de calentar comparadas por velocidad de colocación, porosidad y reparación.',
    },
    words: '',
    defect: null,
  },
  {
    state: 'returned',
    language: 'en',
    day: 25.5,
    minutes: 30,
    title: {
      cn: '碳纤维余料的再利用',
      en: 'Second life of carbon fibre offcuts',
      es: 'Segunda vida de los recortes de fibra de carbono',
    },
    about: {
      en: 'What becomes of offcuts in a winding shop.',
    },
    words: '请补充中文和西班牙文的内容简介，并说明再生料的力学性能数据来源。',
    defect: 'languages',
  },
  {
    state: 'refused',
    language: 'cn',
    day: 24.5,
    minutes: 90,
    title: { cn: '本公司新产品发布', en: 'Our new products', es: 'Nuestros nuevos productos' },
    about: {
      cn: '介绍公司最新的十款产品及其价格。',
      en: 'Ten new products and their prices.',
      es: 'Diez productos nuevos y sus precios.',
    },
    words: '论坛须有技术内容；产品与价格请在展位展示。',
    defect: null,
  },
] as const;

type World = { days: Days; people: WorldPerson[]; fairs: SeedFairs };

/** Proposals of talks for the fair to come, by companies that have a booth there, in different states. */
export const buildProposals = ({ days, people, fairs }: World): SeedProposals => {
  const hallId = idOf('fairHall', 'winter.1');
  const hosts = [...new Set(fairs.booths.flatMap((b) => (b.hallId === hallId && b.entId ? [b.entId] : [])))];
  const speakers = hosts.flatMap((entId) => people.filter((p) => p.company?.id === entId && p.isFinish).slice(0, 1));
  return texts.flatMap((t, i) => {
    const person = speakers[i % Math.max(1, speakers.length)];
    if (!person?.company?.id) return [];
    const { day, state, defect, words, ...rest } = t;
    return [
      {
        id: idOf('talkProposal', i),
        fairId: idOf('fair', 'winter'),
        entId: person.company.id,
        userId: person.id,
        ...rest,
        speakers: [{ name: person.name ?? '', company: person.company.name.cn ?? '', role: '' }],
        wishedDay: days.at(day).slice(0, 10),
        state,
        version: state === 'proposed' ? 1 : 2,
        defect,
        words,
        createdAt: days.at(-4 + i),
        updatedAt: days.at(-3 + i),
      },
    ];
  });
};
