/**
 * Photographs invented licences in many ways and says how often our reader is right at each confidence:
 * `node scripts/read-photographs.ts [pictures] [seed]`. The figures stand in `second-reading-rules.ts`.
 */
import { licenceFields } from '#contract/verification/rules.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { readLicence, stopReader } from '#server/rooms/verification/licence/reader.ts';
import { photograph, type Printed, printedFields, type Taken } from '#tests/fixtures/licence-pictures.ts';

const pictures = Number(process.argv[2] ?? 300);
let state = Number(process.argv[3] ?? 1);
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
  return (state >>> 8) / 0x7fffff;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? list[0]!;
const digits = (n: number, of = '0123456789') => Array.from({ length: n }, () => pick([...of])).join('');

const cities = [
  '盐城市射阳县',
  '威海市环翠区',
  '常州市新北区',
  '厦门市集美区',
  '嘉兴市秀洲区',
  '苏州市昆山市',
  '深圳市龙岗区',
  '天津市武清区',
];
const roads = ['临港路', '海滨路', '创新大道', '科技路', '人民北路', '工业园三路', '长江西路', '建设街'];
const words = [
  '恒泽',
  '北辰',
  '砺固',
  '岚栀',
  '沐杉',
  '鼎枋',
  '轩弋',
  '纬衡',
  '宸荻',
  '晟越',
  '翰宇',
  '凯珀',
  '瑞麟',
  '嵘泰',
];
const trades = ['新材料有限公司', '复合材料有限公司', '碳纤维股份有限公司', '预浸料有限公司', '树脂科技有限公司'];
const sums = ['贰仟万元整', '伍佰万元整', '壹亿元整', '叁仟陆佰万元整', '捌佰万元整', '壹仟贰佰万元整', '玖仟万元整'];
const surnames = ['薛', '陈', '顾', '邵', '车', '洪', '游', '欧阳', '蒋', '魏', '龚'];
const names = ['明澜', '牧', '行舟', '予宁', '屹', '知夏', '景行', '海涛', '建国', '丽华', '晓燕'];
const day = () =>
  `${2002 + Math.floor(random() * 22)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;

const printed = (): Printed => {
  const city = pick(cities);
  const established = day();
  const [y, m, d] = established.split('-');
  return {
    name: `${city.slice(0, 2)}${pick(words)}${pick(trades)}`,
    creditCode: withCheckDigit(
      `91${digits(6)}${pick(['MA', '7', '5', 'MB'])}`
        .padEnd(17, 'x')
        .replace(/x/g, () => digits(1, '0123456789ABCDEFGHJKLMNPQRTUWXY')),
    ),
    legal: `${pick(surnames)}${pick(names)}`,
    type: '有限责任公司（自然人投资或控股）',
    address: `${city}${pick(roads)}${1 + Math.floor(random() * 300)}号`,
    capital: pick(sums),
    established,
    term: `${y}年${m}月${d}日至${random() < 0.7 ? '长期' : `${Number(y) + 30}年${m}月${d}日`}`,
  };
};
const taken = (): Taken => ({
  turn: random() < 0.7 ? 0 : pick([90, 180, 270]),
  tilt: (random() - 0.5) * 8,
  blur: random() < 0.5 ? 0 : random() * 1.8,
  light: 0.4 + random() * 0.6,
  width: pick([1000, 1200, 1600, 1800]),
  noise: random() < 0.5 ? 0 : random() * 1.5,
});

/** By field and confidence: values, and right ones of them. */
const counts = new Map<string, { n: number; right: number }>();
const count = (key: string, right: boolean) => {
  const c = counts.get(key) ?? { n: 0, right: 0 };
  counts.set(key, { n: c.n + 1, right: c.right + Number(right) });
};
const silent: string[] = [];
const say = () => {
  for (const [key, c] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${key}: ${c.right} of ${c.n} right (${((100 * c.right) / c.n).toFixed(1)}%)`);
  console.log(silent.length ? `wrong and sure:\n${silent.join('\n')}` : 'nothing wrong is sure');
};
for (let i = 0; i < pictures; i++) {
  const p = printed();
  const t = taken();
  const { fields } = await readLicence(await photograph(p, t, i + 7)).catch(() => ({
    fields: {} as Record<string, never>,
  }));
  const wanted = printedFields(p);
  for (const key of licenceFields) {
    const got = fields[key];
    if (!got) {
      count(`${key} absent`, false);
      continue;
    }
    const right = got.value === wanted[key];
    count(`${key} ${got.confidence.toFixed(2)}`, right);
    count(`all ${got.confidence.toFixed(2)}`, right);
    count(`${key} ${got.uncertain ? 'uncertain' : 'sure'}`, right);
    count(`all ${got.uncertain ? 'uncertain' : 'sure'}`, right);
    if (!right && !got.uncertain) silent.push(`${key}: ${got.value} for ${wanted[key]} (${got.confidence})`);
  }
  if ((i + 1) % 10 === 0) {
    console.log(`${i + 1} read`);
    say();
  }
}
say();
await stopReader();
