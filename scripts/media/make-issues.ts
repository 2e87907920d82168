/**
 * Makes the demo world's journal: `node scripts/media/make-issues.ts` writes a PDF of 16 pages for each issue and language to
 * server/world/data/issues, of the texts that lie in server/world/data/content. The same texts make the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { type Style, typesetter } from '#server/platform/pdf/typeset.ts';

const langs = ['cn', 'en', 'es'] as const;
type Lang = (typeof langs)[number];
type Three = Record<Lang, string>;
type Table = { title: Three; rows: { label: Three; value: Three }[] };
type Piece = {
  title: Three;
  summary: Three;
  body: Three;
  standards?: string[];
  figures?: Table;
  person?: { name: Three; role: Three; firm: Three };
};
type Issue = {
  key: string;
  number: string;
  tone: string;
  title: Three;
  summary: Three;
  feature: { title: Three; text: Record<Lang, string[]>; chart: { title: Three; bars: [string, number][] } };
};

const data = new URL('../../server/world/data/', import.meta.url);
const read = <T>(name: string) => JSON.parse(readFileSync(new URL(`content/${name}.json`, data), 'utf8')) as T[];
const [issues, news, cases, statements] = [
  read<Issue>('issues'),
  read<Piece>('news'),
  read<Piece>('cases'),
  read<Piece>('statements'),
];

const words = {
  name: { cn: '经纬', en: 'Weft Review', es: 'Weft Review' },
  claim: {
    cn: '复合材料行业期刊',
    en: 'A journal of the composites industry',
    es: 'Revista de la industria de materiales compuestos',
  },
  about: { cn: '关于本期', en: 'About this issue', es: 'Sobre este número' },
  demo: {
    cn: '本期为演示内容：文章、人物、公司与数值用来展示期刊的样子，部分为虚构。标准编号是真实的，引用前请查阅原文。',
    en: 'This issue is a demonstration: articles, people, companies and values show what the journal looks like, and some are invented. Standards are real; read the originals before you cite them.',
    es: 'Este número es una demostración: artículos, personas, empresas y valores muestran cómo es la revista y algunos son inventados. Las normas son reales; consulte los originales antes de citarlas.',
  },
  contents: { cn: '目录', en: 'Contents', es: 'Índice' },
  feature: { cn: '专题', en: 'Feature', es: 'Tema' },
  news: { cn: '行业消息', en: 'News', es: 'Noticias' },
  case: { cn: '案例', en: 'Case', es: 'Caso' },
  statement: { cn: '工程师说', en: 'An engineer says', es: 'Dice un ingeniero' },
  standards: { cn: '本期提到的标准', en: 'Standards named in this issue', es: 'Normas citadas en este número' },
  standardsNote: {
    cn: '数值只有写明标准、试样与状态才能比较。',
    en: 'Values compare only with standard, specimen and condition stated.',
    es: 'Los valores solo se comparan indicando norma, probeta y estado.',
  },
  back: {
    cn: '一根纬线穿过所有经线，才成布。',
    en: 'One weft crosses every warp before there is cloth.',
    es: 'Una trama cruza toda la urdimbre antes de que haya tela.',
  },
} satisfies Record<string, Three>;

const paper = { width: 540, height: 720, side: 44, top: 56, floor: 664 };
const wide = paper.width - 2 * paper.side;
const ink = { quiet: '#606a67', line: '#c9d0cd', carbon: '#15191b', paper: '#f4f6f5', amber: '#f2b32a' };
const styles = {
  title: { size: 26, bold: true },
  head: { size: 18, bold: true },
  lead: { size: 14, color: ink.quiet },
  body: { size: 13 },
  small: { size: 9.5, color: ink.quiet },
} satisfies Record<string, Style>;

/** An issue in one language, and the sheet that it is written on. */
type Book = {
  issue: Issue;
  lang: Lang;
  doc: PDFKit.PDFDocument;
  set: ReturnType<typeof typesetter>;
  news: Piece[];
  cases: Piece[];
  said: Piece[];
  /** The page's number, and whether it shows it. */
  no: number;
  numbered: boolean;
};

const say = ({ set }: Book, text: string, y: number, s: Style, x = paper.side, w = wide) =>
  set.draw(set.lines(text, w, s), x, y, w, s);
const rule = ({ doc }: Book, y: number) =>
  doc
    .moveTo(paper.side, y)
    .lineTo(paper.side + wide, y)
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .stroke();
/** Last of a page, so that its text reads from the top down to it. */
const endPage = ({ issue, lang, set, no, numbered }: Book) => {
  if (!numbered) return;
  const foot = `${words.name[lang]} ${issue.number}`;
  set.draw(set.lines(foot, wide, styles.small), paper.side, 684, wide, styles.small, no % 2 === 1);
  set.draw(set.lines(String(no), wide, styles.small), paper.side, 684, wide, styles.small, no % 2 === 0);
};
const page = (b: Book, kicker?: string) => {
  endPage(b);
  b.doc.addPage();
  b.no += 1;
  b.numbered = kicker !== undefined;
  if (!kicker) return paper.top;
  b.doc.rect(paper.side, 36, 18, 4).fill(ink.amber);
  b.set.draw(b.set.lines(kicker, wide, styles.small), paper.side + 26, 31, wide, styles.small);
  return paper.top;
};
const table = (b: Book, t: Table, y: number) => {
  let at = say(b, t.title[b.lang], y + 10, { ...styles.body, bold: true }) + 4;
  for (const r of t.rows) {
    rule(b, at);
    const left = say(b, r.label[b.lang], at + 4, styles.body, paper.side, wide * 0.6);
    say(b, r.value[b.lang], at + 4, { ...styles.body, bold: true }, paper.side + wide * 0.62, wide * 0.38);
    at = left + 5;
  }
  return at;
};
const article = (b: Book, p: Piece, y: number, title: Style = styles.head) => {
  const { lang } = b;
  let at = say(b, p.title[lang], y, title) + 4;
  if (p.person)
    at = say(b, [p.person.name, p.person.role, p.person.firm].map((x) => x[lang]).join(' · '), at, styles.small) + 4;
  at = say(b, p.summary[lang], at, styles.lead) + 6;
  at = say(b, p.body[lang], at, styles.body);
  if (p.figures) at = table(b, p.figures, at);
  if (p.standards?.length) at = say(b, p.standards.join(' · '), at + 6, styles.small);
  return at;
};
/** A part of the material in large threads: the picture of a page that has no photograph. */
const cloth = ({ doc, issue }: Book, x: number, y: number, w: number, h: number, step: number) => {
  doc.save().rect(x, y, w, h).clip();
  doc.rect(x, y, w, h).fill(issue.tone);
  for (let i = 0; i * step < w + h; i++)
    doc
      .moveTo(x + i * step, y)
      .lineTo(x + i * step - h, y + h)
      .lineWidth(step * 0.42)
      .strokeOpacity(0.22)
      .strokeColor(i % 3 ? '#ffffff' : ink.amber)
      .stroke();
  doc.restore();
};

const cover = (b: Book) => {
  const { issue, lang } = b;
  page(b);
  b.doc.rect(0, 0, paper.width, paper.height).fill(ink.carbon);
  cloth(b, 0, 250, paper.width, 470, 46);
  say(b, words.name[lang], 56, { size: 46, bold: true, color: ink.paper });
  say(b, `${issue.number} · ${words.claim[lang]}`, 124, { size: 11, color: ink.amber });
  say(b, issue.feature.title[lang], 160, { size: 24, bold: true, color: ink.paper });
};
const about = (b: Book) => {
  const { issue, lang } = b;
  let y = page(b, words.about[lang]);
  y = say(b, issue.title[lang], y, styles.title) + 8;
  y = say(b, issue.summary[lang], y, styles.lead) + 16;
  y = say(b, words.demo[lang], y, styles.body) + 16;
  cloth(b, paper.side, y, wide, 220, 30);
};
const contents = (b: Book) => {
  const { issue, lang } = b;
  let y = say(b, words.contents[lang], page(b, words.contents[lang]), styles.title) + 14;
  const rows: [string, number][] = [
    [issue.feature.title[lang], 4],
    ...b.news.map((p, i): [string, number] => [p.title[lang], 6 + Math.floor(i / 2)]),
    ...b.cases.map((p, i): [string, number] => [p.title[lang], 11 + i]),
    ...b.said.map((p, i): [string, number] => [p.title[lang], 13 + Math.floor(i / 2)]),
    [words.standards[lang], 15],
  ];
  for (const [title, at] of rows) {
    say(b, String(at), y, { ...styles.body, bold: true, color: issue.tone }, paper.side, 30);
    y = say(b, title, y, styles.body, paper.side + 34, wide - 34) + 7;
  }
};
const feature = (b: Book) => {
  const { issue, lang } = b;
  const { title, text, chart } = issue.feature;
  let y = say(b, title[lang], page(b, words.feature[lang]), styles.title) + 10;
  for (const p of text[lang].slice(0, 2)) y = say(b, p, y, styles.body) + 9;
  if (y < 560) cloth(b, paper.side, y + 8, wide, paper.floor - y - 8, 38);
  y = say(b, chart.title[lang], page(b, words.feature[lang]), { ...styles.body, bold: true }) + 10;
  const most = Math.max(...chart.bars.map(([, v]) => v));
  for (const [label, value] of chart.bars) {
    say(b, label, y, styles.body, paper.side, 70);
    b.doc.rect(paper.side + 74, y + 2, ((wide - 130) * value) / most, 14).fill(issue.tone);
    say(b, String(value), y, styles.body, paper.side + wide - 46, 46);
    y += 26;
  }
  y += 14;
  for (const p of text[lang].slice(2)) y = say(b, p, y, styles.body) + 9;
};
const articles = (b: Book) => {
  const { lang } = b;
  for (let i = 0; i < 10; i += 2) {
    let y = page(b, words.news[lang]);
    for (const p of b.news.slice(i, i + 2)) y = article(b, p, y) + 30;
  }
  for (const p of b.cases) article(b, p, page(b, words.case[lang]), styles.title);
  for (let i = 0; i < 4; i += 2) {
    let y = page(b, words.statement[lang]);
    for (const p of b.said.slice(i, i + 2)) y = article(b, p, y) + 26;
  }
};
const standards = (b: Book) => {
  const { lang } = b;
  let y = say(b, words.standards[lang], page(b, words.standards[lang]), styles.title) + 6;
  y = say(b, words.standardsNote[lang], y, styles.lead) + 14;
  for (const s of new Set([...b.news, ...b.cases, ...b.said].flatMap((p) => p.standards ?? []))) {
    rule(b, y);
    y = say(b, s, y + 5, styles.body) + 5;
  }
};
const back = (b: Book) => {
  page(b);
  cloth(b, 0, 0, paper.width, paper.height, 60);
  b.doc.rect(0, 300, paper.width, 130).fill(ink.carbon);
  say(b, words.back[b.lang], 345, { size: 15, bold: true, color: ink.paper });
};

const make = (issue: Issue, nth: number, lang: Lang): Promise<Buffer> => {
  const doc = new Pdf({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    lang: { cn: 'zh-CN', en: 'en', es: 'es' }[lang],
    displayTitle: true,
    info: { Title: issue.title[lang], Author: 'Weft', CreationDate: new Date(`${issue.number}-01T00:00:00Z`) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (b: Buffer) => parts.push(b));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  const own = <T>(list: T[], n: number) => list.slice(nth * n, nth * n + n);
  const book: Book = {
    issue,
    lang,
    doc,
    set: typesetter(doc),
    news: own(news, 10),
    cases: own(cases, 2),
    said: own(statements, 3),
    no: 0,
    numbered: false,
  };
  for (const part of [cover, about, contents, feature, articles, standards, back]) part(book);
  doc.end();
  return done;
};

mkdirSync(new URL('issues/', data), { recursive: true });
for (const [nth, issue] of issues.entries())
  for (const lang of langs) {
    const bytes = await make(issue, nth, lang);
    writeFileSync(new URL(`issues/${issue.key}-${lang}.pdf`, data), bytes);
    console.log(issue.key, lang, bytes.length);
  }
