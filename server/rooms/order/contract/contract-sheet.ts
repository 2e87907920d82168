import type { AnswerOf } from '#contract/core/endpoint.ts';
import { htmlLang, type Lang } from '#contract/core/langs.ts';
import { answerWords, requirementWords } from '#contract/inquiry/requirement-words.ts';
import type { order as calls, Party } from '#contract/order/calls.ts';
import { type CostLine, costLines } from '#contract/order/cost-words.ts';
import type { Block, Fact, Sheet } from '#server/platform/pdf/sheet.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { translate } from '#server/platform/translate.ts';
import type { ContractParty } from './contract-parties.ts';

type Detail = AnswerOf<typeof calls.detail>;
type Parties = Record<Party, ContractParty>;

/** Everything that is said in a language. */
const contractSpeaker = (lang: Lang) => {
  const s = speaker(lang);
  return {
    ...s,
    t: (key: string, params: Record<string, unknown> = {}) => s.say(`contract:${key}`, params),
    /** Words that the pages of orders have too. */
    o: (key: string, params: Record<string, unknown> = {}) => s.say(`order:${key}`, params),
    common: (key: string) => s.say(`common:${key}`),
  };
};
type Speaker = ReturnType<typeof contractSpeaker>;

/** Since when the version that binds does: its change was accepted then, or the order was made. */
const boundAt = (d: Detail): string =>
  d.changes.find((c) => c.state === 'accepted' && c.version === d.terms.version)?.answeredAt ?? d.row.createdAt;

const nameIn = (p: ContractParty, lang: Lang) => p.name[lang] || p.registered;

const partyFacts = (who: Party, p: ContractParty, lang: Lang, { t, o }: Speaker): Fact => {
  const more = [
    nameIn(p, lang) === p.registered ? '' : t('registered', { name: p.registered }),
    p.code ? t('with', { label: translate(lang, `verification:number.${p.codeKind}`), value: p.code }) : '',
    p.legal ? t('with', { label: t('legal'), value: p.legal }) : '',
    p.address ? t('with', { label: t('address'), value: p.address }) : '',
    p.person && p.person !== p.registered
      ? t('with', { label: t(who === 'buyer' ? 'orderedBy' : 'quotedBy'), value: p.person })
      : '',
  ];
  return { label: o(who), value: nameIn(p, lang), note: more.filter(Boolean).join('\n') };
};

const linesBlock = (d: Detail, { o, unit, text, f }: Speaker): Block => ({
  kind: 'table',
  columns: [
    { head: o('no'), share: 0.07 },
    { head: o('product'), share: 0.38 },
    { head: o('quantity'), share: 0.17, end: true },
    { head: o('price'), share: 0.19, end: true },
    { head: o('total'), share: 0.19, end: true },
  ],
  rows: d.lines.map((l) => [
    String(l.no),
    { text: text(l.productName), note: text(l.specification) },
    `${f.number(l.quantity)} ${unit(l.unit, l.quantity)}`,
    `${f.money(l.price, d.row.currency, 4)}/${unit(l.unit)}`,
    f.money(l.total, d.row.currency),
  ]),
  sum: [o('total'), f.money(d.row.total, d.row.currency)],
});

const termFacts = (d: Detail, { t, o, common, f }: Speaker): Block => ({
  kind: 'facts',
  columns: 2,
  facts: [
    { label: t('tradeTerm'), value: `${d.terms.tradeTerm} ${d.terms.place}`, note: t('incoterms') },
    { label: o('deliveryDate'), value: f.day(d.terms.deliveryDate) },
    { label: o('payment'), value: common(`payment.${d.terms.paymentType}`) },
    { label: o('currency'), value: d.row.currency },
  ],
});

const planBlock = (d: Detail, { t, o, f }: Speaker): Block => ({
  kind: 'table',
  columns: [
    { head: t('share'), share: 0.15 },
    { head: o('payments.when'), share: 0.55 },
    { head: o('payments.amount'), share: 0.3, end: true },
  ],
  rows: d.payments.plan.map((p) => [
    `${f.number(p.percent)}%`,
    o(`payments.due.${p.due}`, { n: p.days, count: p.days }),
    f.money(p.amount, d.row.currency),
  ]),
});

const requirementBlocks = (d: Detail, lang: Lang, { t, o, unit, text }: Speaker): Block[] => {
  const rows = (d.agreed?.lines ?? []).flatMap((l) =>
    l.requirements.map((r) => {
      const said = answerWords(r.asked, r.answer, r.option, lang, unit);
      const deviates = r.answer.verdict === 'deviates';
      const verdict = o(`agreed.${r.answer.verdict}`);
      return [
        String(l.no),
        { text: requirementWords(r.asked, r, lang, unit), note: r.asked.must ? o('agreed.must') : '' },
        {
          text: said ? t('with', { label: verdict, value: said }) : verdict,
          bold: deviates,
          ...(deviates && { color: '#a8420b' }),
        },
      ];
    }),
  );
  const { certificates = [], processes = [] } = d.agreed?.asked ?? {};
  const facts = [
    { label: o('agreed.certificates'), value: certificates.map(text).join(lang === 'cn' ? '、' : ', ') },
    { label: o('agreed.processes'), value: processes.map(text).join(lang === 'cn' ? '、' : ', ') },
  ].filter((x) => x.value);
  if (!rows.length && !facts.length) return [];
  return [
    { kind: 'heading', text: t('requirements') },
    ...(rows.length
      ? [
          {
            kind: 'table' as const,
            columns: [
              { head: o('no'), share: 0.07 },
              { head: o('agreed.requirement'), share: 0.5 },
              { head: o('agreed.answer'), share: 0.43 },
            ],
            rows,
          },
        ]
      : []),
    ...(facts.length ? [{ kind: 'facts' as const, columns: 2, facts }] : []),
  ];
};

/** What the accepted quotation stated of costs, and whose word each part was; it binds as stated, whatever changed since. */
const costBlocks = (d: Detail, { o, say, text, f }: Speaker): Block[] => {
  const quoted = d.agreed?.quoted;
  const costs = quoted?.costs;
  const lines = costs ? costLines(costs) : [];
  if (!costs || !lines.length) return [];
  const valueOf = ({ value }: CostLine): string => {
    if (!value) return say('costs:notStated');
    if (value.said === 'country') return text(costs.origin.name);
    if (value.said === 'percent') return `${f.number(value.percent, 2)}%`;
    return say(`costs:said.${value.said}`, {
      term: 'term' in value ? value.term : '',
      amount: 'amount' in value ? f.money(value.amount, d.row.currency) : '',
      percent: 'percent' in value ? f.number(value.percent, 2) : '',
    });
  };
  return [
    { kind: 'heading', text: o('agreed.costs', { number: quoted.number, n: quoted.revision }) },
    {
      kind: 'facts',
      columns: 2,
      facts: lines.map((l) => ({
        label: l.tier ? say('costs:freightOf', { n: l.tier }) : say(`costs:${l.key}`),
        value: valueOf(l),
        note: l.value ? say(`costs:from.${l.from}`) : undefined,
      })),
    },
  ];
};

const noteBlocks = (d: Detail, { t, o, text, join }: Speaker): Block[] => {
  if (!d.agreed) return [];
  const { asked, quoted } = d.agreed;
  const facts = [
    ...d.agreed.lines.flatMap((l) =>
      l.alternative ? [{ label: o('agreed.line', { n: l.no }), value: o('agreed.alternative') }] : [],
    ),
    { label: o('agreed.buyerNote'), value: text(asked.note) },
    { label: o('agreed.supplierNote'), value: quoted.note ?? '' },
    { label: o('agreed.buyerAnnexes'), value: join(asked.annexes.map((a) => a.name)) },
    { label: o('agreed.supplierAnnexes'), value: join(quoted.annexes.map((a) => a.name)) },
  ].filter((x) => x.value);
  return facts.length
    ? [
        { kind: 'heading', text: t('notes') },
        { kind: 'facts', columns: 1, facts },
      ]
    : [];
};

/** The contract of an order in a language: what binds now, as both sides read it on the order's page. */
export const contractSheet = (d: Detail, parties: Parties, lang: Lang): Sheet => {
  const s = contractSpeaker(lang);
  const { t, o, f } = s;
  const since = f.day(boundAt(d));
  const quoted = d.agreed?.quoted;
  const signs = [t('signature'), t('signer'), t('signedAt')];
  return {
    lang: htmlLang[lang],
    title: t('title'),
    sign: 'Weft',
    beside: [
      t('with', { label: o('number'), value: d.row.number }),
      t('version', { n: d.terms.version, day: since }),
      t('with', {
        label: t(d.purchase ? 'purchase' : 'inquiry'),
        value: d.purchase?.number ?? d.inquiryNumber ?? '',
      }),
      ...(quoted
        ? [
            t('with', {
              label: o('agreed.quotation'),
              value: `${quoted.number}, ${o('agreed.revision', { n: quoted.revision })}`,
            }),
          ]
        : []),
      t('with', { label: o('stateHead'), value: translate(lang, `common:orderState.${d.row.state}`) }),
    ],
    warning: d.row.state === 'toConfirm' || d.row.state === 'cancelled' ? t(d.row.state) : null,
    blocks: [
      {
        kind: 'facts',
        columns: 2,
        facts: [partyFacts('buyer', parties.buyer, lang, s), partyFacts('supplier', parties.supplier, lang, s)],
      },
      { kind: 'heading', text: o('linesHead') },
      linesBlock(d, s),
      { kind: 'heading', text: o('terms') },
      termFacts(d, s),
      planBlock(d, s),
      ...requirementBlocks(d, lang, s),
      ...costBlocks(d, s),
      ...noteBlocks(d, s),
      { kind: 'heading', text: t('signatures') },
      {
        kind: 'signatures',
        sides: (['buyer', 'supplier'] as const).map((who) => ({
          title: o(who),
          name: nameIn(parties[who], lang),
          lines: signs,
        })),
      },
    ],
    foot: t('foot', { number: d.row.number, n: d.terms.version, day: since }),
    pages: t('page', { page: '{page}', pages: '{pages}' }),
  };
};
