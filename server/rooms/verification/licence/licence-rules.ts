import type { ReadField, ReadFields } from '#contract/verification/calls.ts';
import type { LicenceField } from '#contract/verification/rules.ts';
import { isCreditCode, normalCode } from './credit-code-rules.ts';

/** One sign as the reader saw it; `conf` 0 to 1, box in pixels. */
export type Sign = { c: string; conf: number; x0: number; y0: number; x1: number; y1: number };
export type Size = { width: number; height: number };

/** What stands before each value; a sign may be misread or lost. Order settles ties. */
const labels: readonly (readonly [LicenceField | 'type' | 'scope' | 'codeLabel', RegExp])[] = [
  ['codeLabel', /统.?社会信用代码|一社会信用代.|社会信用代码/],
  ['name', /^名称|名称/],
  ['type', /^类型|类型/],
  ['legal', /法定代表.|定代表人|^负责人|经营者/],
  ['scope', /经营范围?/],
  ['capital', /注册资.|册资本/],
  ['established', /成立日.|立日期|注册日期/],
  ['validUntil', /营业期.|业期限/],
  ['address', /住所|经营场所/],
];

const noise = /[\s“”"'‘’_|:：。.,，]/;
const plain = (line: readonly Sign[]): Sign[] => line.filter((s) => !/\s/.test(s.c));

type Found = { key: (typeof labels)[number][0]; signs: Sign[] };

/** Cuts a line at its labels; two columns often come as one line. Blanks between the signs of a label are noise. */
const cut = (line: readonly Sign[]): Found[] => {
  const signs = plain(line).filter((s) => !/[“”"‘’_|]/.test(s.c));
  const s = signs.map((x) => x.c[0] ?? ' ').join('');
  const at = labels
    .flatMap(([key, re]) => {
      const m = re.exec(s);
      return m ? [{ key, from: m.index, to: m.index + m[0].length }] : [];
    })
    .toSorted((a, b) => a.from - b.from)
    .filter((m, i, all) => i === 0 || m.from >= (all[i - 1]?.to ?? 0));
  return at.map((m, i) => ({ key: m.key, signs: signs.slice(m.to, at[i + 1]?.from) }));
};

const trimmed = (signs: Sign[]): Sign[] => {
  let a = 0;
  let b = signs.length;
  while (a < b && noise.test(signs[a]?.c ?? '')) a += 1;
  while (b > a && noise.test(signs[b - 1]?.c ?? '')) b -= 1;
  return signs.slice(a, b);
};

const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const boxOf = (signs: Sign[], size: Size): ReadField['box'] => {
  if (!signs.length) return null;
  const x = Math.min(...signs.map((s) => s.x0));
  const w = Math.max(...signs.map((s) => s.x1)) - x;
  // A sign that was taken together with one of the next line must not make the box two lines tall.
  const y = middle(signs.map((s) => s.y0));
  const h = middle(signs.map((s) => s.y1)) - y;
  const share = (n: number, of: number) => Math.round((n / of) * 10_000) / 10_000;
  return { x: share(x, size.width), y: share(y, size.height), w: share(w, size.width), h: share(h, size.height) };
};

/** Mean certainty of the signs, weighed down by the weakest. */
const certainty = (signs: Sign[]): number => {
  if (!signs.length) return 0;
  const mean = signs.reduce((a, s) => a + s.conf, 0) / signs.length;
  const least = Math.min(...signs.map((s) => s.conf));
  return Math.round((mean * 0.7 + least * 0.3) * 100) / 100;
};

const bodies = /(公司|厂|中心|合作社|事务所|研究院|研究所|商行|经营部|店|集团|合伙企业?|（有限合伙）|\(有限合伙\))$/;
const numerals =
  /^[零壹贰叁肆伍陆柒捌玖拾佰仟万亿〇一二三四五六七八九十百千两0-9,.]+(万|亿)?(元|圆|美元|欧元|港元)?(人民币|整|正)*$/;
const dates = /(\d{4})年(\d{1,2})月(\d{1,2})日/;
const iso = (m: RegExpExecArray | null): string =>
  m ? `${m[1]}-${m[2]?.padStart(2, '0')}-${m[3]?.padStart(2, '0')}` : '';
const real = (d: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(d) && !Number.isNaN(Date.parse(d));

/** The fields without a check digit of their own. */
export type PlainField = Exclude<LicenceField, 'creditCode'>;

/** Prepreg is rare elsewhere: the model reads its middle sign as likelier ones, surely and every time. */
const tradeWords = (name: string): string => name.replace(/预[漫涉侵没]料/, '预浸料');

/** What a value must look like; one that doesn't is uncertain however sure the reader was. */
const judged: Record<PlainField, (v: string) => { value: string; right: boolean }> = {
  name: (v) => ({ value: tradeWords(v.replace(/[.]$/, '')), right: v.length >= 6 && bodies.test(v) }),
  legal: (v) => ({ value: v, right: /^[\p{Script=Han}·]{2,12}$/u.test(v) }),
  address: (v) => ({ value: v, right: v.length >= 6 && /[省市区县州路街道号镇村]/.test(v) }),
  capital: (v) => ({ value: v, right: numerals.test(v) }),
  established: (v) => {
    const value = iso(dates.exec(v));
    return { value, right: real(value) };
  },
  validUntil: (v) => {
    if (/长.?期|永久|无固定期限|长$/.test(v)) return { value: '长期', right: true };
    const value = iso(dates.exec(v.split(/至|到/).at(-1) ?? ''));
    return { value, right: real(value) };
  },
};

/** The value that a line's signs say for a field, in its form, and how sure the reader was of its weakest sign. */
export const valueOf = (key: PlainField, given: readonly Sign[]): { value: string; right: boolean; least: number } => {
  const signs = trimmed([...given].filter((x) => !/\s/.test(x.c)));
  const raw = signs.map((x) => (x.c === '(' ? '（' : x.c === ')' ? '）' : x.c)).join('');
  return { ...judged[key](raw), least: signs.length ? Math.min(...signs.map((x) => x.conf)) : 0 };
};

/** As one reading of the whole page says it; whether that is sure is judged over several (`second-reading-rules.ts`). */
const fieldOf = (key: PlainField, given: Sign[], size: Size): ReadField => {
  const signs = trimmed(given);
  const { value } = valueOf(key, signs);
  return { value, confidence: certainty(signs), uncertain: true, proposals: [], box: boxOf(signs, size) };
};

/** Runs of 17 to 19 signs that could be a code. */
const codesIn = (lines: readonly (readonly Sign[])[]): { signs: Sign[]; code: string }[] =>
  lines.flatMap((l) => {
    const signs = plain(l);
    const s = signs.map((x) => (/[0-9A-Za-z]/.test(x.c) ? x.c[0] : ' ')).join('');
    const m = /[0-9A-Z]{17,19}/i.exec(s);
    if (!m) return [];
    const run = signs.slice(m.index, m.index + m[0].length);
    return [{ signs: run, code: normalCode(run.map((x) => x.c).join('')) }];
  });

/** What a line alone says of the code; undefined where none is in it. */
export const codeIn = (line: readonly Sign[]): string | undefined => codesIn([line])[0]?.code;

/** The page's best run, whether or not it is right; `judgeCode` says what to make of it. */
const codeOf = (lines: readonly (readonly Sign[])[], size: Size): ReadField | null => {
  const codes = codesIn(lines);
  const best = codes.find((c) => isCreditCode(c.code)) ?? codes.find((c) => c.code.length === 18) ?? codes[0];
  if (!best) return null;
  return {
    value: best.code,
    confidence: certainty(best.signs),
    uncertain: true,
    proposals: [],
    box: boxOf(best.signs, size),
  };
};

/** Fields of a licence from its lines; an absent one was not found. */
export const readLines = (lines: readonly (readonly Sign[])[], size: Size): ReadFields => {
  const found = lines.flatMap(cut);
  const fields: ReadFields = {};
  const code = codeOf(lines, size);
  if (code) fields.creditCode = code;
  for (const { key, signs } of found) {
    if (key === 'codeLabel' || key === 'type' || key === 'scope' || key === 'creditCode' || !trimmed(signs).length)
      continue;
    const field = fieldOf(key, signs, size);
    const before = fields[key];
    if (!before || (!judged[key](before.value).right && judged[key](field.value).right)) fields[key] = field;
  }
  return fields;
};

/** How much of a licence the lines hold: which way up a picture is. */
export const evidenceOf = (lines: readonly (readonly Sign[])[]): number => {
  const s = lines
    .map((l) =>
      plain(l)
        .map((x) => x.c)
        .join(''),
    )
    .join('\n');
  const words = ['营业', '执照', '统一', '信用代码', '代表人', '注册资', '成立日', '经营范', '有限'];
  return words.filter((w) => s.includes(w)).length;
};
