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
  const set = typesetter(doc);
  const say = (text: string, y: number, s: Style, x = paper.side, w = wide) =>
    set.draw(set.lines(text, w, s), x, y, w, s);
  let no = 0;
  let numbered = false;
  /** Last of a page, so that its text reads from the top down to it. */
  const endPage = () => {
    if (!numbered) return;
    const foot = `${words.name[lang]} ${issue.number}`;
    set.draw(set.lines(foot, wide, styles.small), paper.side, 684, wide, styles.small, no % 2 === 1);
    set.draw(set.lines(String(no), wide, styles.small), paper.side, 684, wide, styles.small, no % 2 === 0);
  };
  const page = (kicker?: string) => {
    endPage();
    doc.addPage();
    no += 1;
    numbered = kicker !== undefined;
    if (!kicker) return paper.top;
    doc.rect(paper.side, 36, 18, 4).fill(ink.amber);
    set.draw(set.lines(kicker, wide, styles.small), paper.side + 26, 31, wide, styles.small);
    return paper.top;
  };
  const table = (t: Table, y: number) => {
    let at = say(t.title[lang], y + 10, { ...styles.body, bold: true }) + 4;
    for (const r of t.rows) {
      doc
        .moveTo(paper.side, at)
        .lineTo(paper.side + wide, at)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke();
      const left = say(r.label[lang], at + 4, styles.body, paper.side, wide * 0.6);
      say(r.value[lang], at + 4, { ...styles.body, bold: true }, paper.side + wide * 0.62, wide * 0.38);
      at = left + 5;
    }
    return at;
  };
  const article = (p: Piece, y: number, title: Style = styles.head) => {
    let at = say(p.title[lang], y, title) + 4;
    if (p.person)
      at = say([p.person.name, p.person.role, p.person.firm].map((x) => x[lang]).join(' · '), at, styles.small) + 4;
    at = say(p.summary[lang], at, styles.lead) + 6;
    at = say(p.body[lang], at, styles.body);
    if (p.figures) at = table(p.figures, at);
    if (p.standards?.length) at = say(p.standards.join(' · '), at + 6, styles.small);
    return at;
  };
  /** A part of the material in large threads: the picture of a page that has no photograph. */
  const cloth = (x: number, y: number, w: number, h: number, step: number) => {
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
  const own = <T>(list: T[], n: number) => list.slice(nth * n, nth * n + n);
  const [ownNews, ownCases, said] = [own(news, 10), own(cases, 2), own(statements, 3)];

  page();
  doc.rect(0, 0, paper.width, paper.height).fill(ink.carbon);
  cloth(0, 250, paper.width, 470, 46);
  say(words.name[lang], 56, { size: 46, bold: true, color: ink.paper });
  say(`${issue.number} · ${words.claim[lang]}`, 124, { size: 11, color: ink.amber });
  say(issue.feature.title[lang], 160, { size: 24, bold: true, color: ink.paper });

  let y = page(words.about[lang]);
  y = say(issue.title[lang], y, styles.title) + 8;
  y = say(issue.summary[lang], y, styles.lead) + 16;
  y = say(words.demo[lang], y, styles.body) + 16;
  cloth(paper.side, y, wide, 220, 30);

  y = say(words.contents[lang], page(words.contents[lang]), styles.title) + 14;
  const rows: [string, number][] = [
    [issue.feature.title[lang], 4],
    ...ownNews.map((p, i): [string, number] => [p.title[lang], 6 + Math.floor(i / 2)]),
    ...ownCases.map((p, i): [string, number] => [p.title[lang], 11 + i]),
    ...said.map((p, i): [string, number] => [p.title[lang], 13 + Math.floor(i / 2)]),
    [words.standards[lang], 15],
  ];
  for (const [title, at] of rows) {
    say(String(at), y, { ...styles.body, bold: true, color: issue.tone }, paper.side, 30);
    y = say(title, y, styles.body, paper.side + 34, wide - 34) + 7;
  }

  const { title, text, chart } = issue.feature;
  y = say(title[lang], page(words.feature[lang]), styles.title) + 10;
  for (const p of text[lang].slice(0, 2)) y = say(p, y, styles.body) + 9;
  if (y < 560) cloth(paper.side, y + 8, wide, paper.floor - y - 8, 38);
  y = say(chart.title[lang], page(words.feature[lang]), { ...styles.body, bold: true }) + 10;
  const most = Math.max(...chart.bars.map(([, v]) => v));
  for (const [label, value] of chart.bars) {
    say(label, y, styles.body, paper.side, 70);
    doc.rect(paper.side + 74, y + 2, ((wide - 130) * value) / most, 14).fill(issue.tone);
    say(String(value), y, styles.body, paper.side + wide - 46, 46);
    y += 26;
  }
  y += 14;
  for (const p of text[lang].slice(2)) y = say(p, y, styles.body) + 9;

  for (let i = 0; i < 10; i += 2) {
    y = page(words.news[lang]);
    for (const p of ownNews.slice(i, i + 2)) y = article(p, y) + 30;
  }
  for (const p of ownCases) article(p, page(words.case[lang]), styles.title);
  for (let i = 0; i < 4; i += 2) {
    y = page(words.statement[lang]);
    for (const p of said.slice(i, i + 2)) y = article(p, y) + 26;
  }
  y = say(words.standards[lang], page(words.standards[lang]), styles.title) + 6;
  y = say(words.standardsNote[lang], y, styles.lead) + 14;
  for (const s of new Set([...ownNews, ...ownCases, ...said].flatMap((p) => p.standards ?? []))) {
    doc
      .moveTo(paper.side, y)
      .lineTo(paper.side + wide, y)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke();
    y = say(s, y + 5, styles.body) + 5;
  }
  page();
  cloth(0, 0, paper.width, paper.height, 60);
  doc.rect(0, 300, paper.width, 130).fill(ink.carbon);
  say(words.back[lang], 345, { size: 15, bold: true, color: ink.paper });
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
