import type { SeedLetters } from '#server/rooms/letters/seed.ts';
import { idOf } from './chance.ts';
import type { Days } from './days.ts';
import { demoAccounts, type DemoKey, type WorldPerson } from './people.ts';

type Lang = 'cn' | 'en' | 'es';
type Words = Record<Lang, string>;
type Exchange = {
  from: DemoKey;
  to: { company: DemoKey } | { person: DemoKey } | 'desk';
  subject: Words;
  /** Side 0 began; they answer in turn. */
  said: Words[];
  ago: number;
};

const exchanges: Exchange[] = [
  {
    from: 'buyer',
    to: { company: 'supplier' },
    subject: {
      cn: '第 12 批 T700 检测报告',
      en: 'Test reports of T700 lot 12',
      es: 'Informes de ensayo del lote 12 de T700',
    },
    said: [
      {
        cn: '您好，请把第 12 批 T700 的拉伸和层间剪切报告寄给我们，质检在等。',
        en: 'Hello, please send us the tensile and interlaminar shear reports of T700 lot 12; our quality people are waiting.',
        es: 'Hola: envíennos los informes de tracción y cortadura interlaminar del lote 12 de T700; calidad los espera.',
      },
      {
        cn: '您好，报告明天出，出来后放在订单的文件里。',
        en: 'Hello, the reports come out tomorrow; you will find them among the documents of the order.',
        es: 'Hola: los informes salen mañana; los encontrará entre los documentos del pedido.',
      },
    ],
    ago: 1.2,
  },
  {
    from: 'supplierAbroad',
    to: { company: 'buyer' },
    subject: {
      cn: '预浸料库容与交期',
      en: 'Prepreg in cold store and lead times',
      es: 'Preimpregnado en cámara y plazos',
    },
    said: [
      {
        cn: '我们九月起增加一座冷库，单向预浸料可以两周内发货。如有年度计划，请告诉我们数量。',
        en: 'From September we have a second cold store, and unidirectional prepreg ships within two weeks. If you plan for the year, please tell us the quantities.',
        es: 'Desde septiembre tenemos una segunda cámara y el preimpregnado unidireccional sale en dos semanas. Si planifican el año, indíquennos las cantidades.',
      },
    ],
    ago: 0.6,
  },
  {
    from: 'buyer',
    to: 'desk',
    subject: {
      cn: '企业认证需要多长时间？',
      en: 'How long does the verification of a company take?',
      es: '¿Cuánto tarda la verificación de una empresa?',
    },
    said: [
      {
        cn: '您好，我们准备为子公司申请认证，材料齐全的话大约需要多久？',
        en: 'Hello, we are about to apply for a subsidiary. How long does it take where all documents are there?',
        es: 'Hola: vamos a solicitar la verificación de una filial. ¿Cuánto tarda si la documentación está completa?',
      },
      {
        cn: '您好，材料齐全的申请一般在两个工作日内处理完。',
        en: 'Hello, complete applications are usually decided within two working days.',
        es: 'Hola: las solicitudes completas suelen resolverse en dos días laborables.',
      },
    ],
    ago: 3,
  },
  {
    from: 'provider',
    to: 'desk',
    subject: {
      cn: '检测服务的资质范围',
      en: 'Scope of our accreditation',
      es: 'Alcance de nuestra acreditación',
    },
    said: [
      {
        cn: '我们的 CNAS 范围本月扩大，新的附件应该在哪里上传？',
        en: 'The scope of our accreditation has grown this month. Where do we upload the new annex?',
        es: 'El alcance de nuestra acreditación ha crecido este mes. ¿Dónde subimos el nuevo anexo?',
      },
    ],
    ago: 0.3,
  },
  {
    from: 'purchasingSeat',
    to: { person: 'buyer' },
    subject: {
      cn: '下季度采购计划',
      en: 'Purchasing plan of the next quarter',
      es: 'Plan de compras del próximo trimestre',
    },
    said: [
      {
        cn: '计划初稿已经放在共享文件夹，请周五前看一下树脂的数量。',
        en: 'The first draft is in the shared folder. Please look at the quantities of resin before Friday.',
        es: 'El primer borrador está en la carpeta compartida. Revise las cantidades de resina antes del viernes.',
      },
    ],
    ago: 0.2,
  },
];

/** Letters between the accounts of the start page, and of them to the desk. */
export const buildLetters = (days: Days, people: WorldPerson[], operatorId: string | undefined): SeedLetters => {
  const rows: SeedLetters = { threads: [], letters: [], copies: [] };
  const personOf = (key: DemoKey): WorldPerson | undefined => {
    const account = demoAccounts.find((a) => a.key === key);
    return people.find((p) => p.phone === account?.login || p.username === account?.login);
  };
  for (const [n, e] of exchanges.entries()) {
    const starter = personOf(e.from);
    const other = e.to === 'desk' ? undefined : personOf('company' in e.to ? e.to.company : e.to.person);
    const answerer = e.to === 'desk' ? operatorId : other?.id;
    if (!starter || !answerer) continue;
    const toCompany = e.to !== 'desk' && 'company' in e.to;
    const id = idOf('letters', String(n));
    const lang: Lang = starter.company?.lang ?? 'cn';
    const at = (i: number) => days.at(-e.ago + i * 0.05);
    rows.threads.push({
      id,
      starterId: starter.id,
      userId: e.to !== 'desk' && !toCompany ? answerer : null,
      entId: toCompany ? (other?.entId ?? null) : null,
      desk: e.to === 'desk',
      subject: e.subject[lang],
      waits: e.to === 'desk' && e.said.length % 2 === 1,
      lastAt: at(e.said.length - 1),
      createdAt: at(0),
    });
    const side1 = toCompany
      ? people.filter((p) => p.entId === other?.entId && p.id !== starter.id && p.joinedAs.length).map((p) => p.id)
      : [answerer];
    for (const [i, words] of e.said.entries()) {
      const letterId = idOf('letter', `${n}.${i}`);
      const side = i % 2;
      const senderId = side ? answerer : starter.id;
      rows.letters.push({
        id: letterId,
        threadId: id,
        senderId,
        side,
        body: words[lang],
        clientKey: letterId,
        createdAt: at(i),
      });
      const receivers = side ? [starter.id] : e.to === 'desk' ? [] : side1;
      const last = i === e.said.length - 1;
      if (!(side && e.to === 'desk'))
        rows.copies.push({ letterId, userId: senderId, box: 'sent', readAt: at(i), createdAt: at(i) });
      for (const userId of receivers)
        rows.copies.push({ letterId, userId, box: 'inbox', readAt: last ? null : at(i + 1), createdAt: at(i) });
    }
  }
  return rows;
};
