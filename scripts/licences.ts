/**
 * Draws the specimens of business licences that the demo world's applications carry, and keeps what our own reader finds
 * in them: `node scripts/licences.ts` writes server/world/data/licences/. Names and codes are invented.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { readLicence, stopReader } from '#server/rooms/verification/licence/reader.ts';
import { letterPicture } from '#tests/fixtures/letter-picture.ts';
import { licencePicture, type Look, type Printed } from '#tests/fixtures/licence-pictures.ts';

const OUT = new URL('../server/world/data/licences/', import.meta.url).pathname;
const type = '有限责任公司（自然人投资或控股）';

const specimens: { key: string; look: Look; printed: Printed }[] = [
  {
    key: 'xuanyi',
    look: 'photo',
    printed: {
      name: '厦门轩弋运动器材有限公司',
      creditCode: withCheckDigit('91350200MA8T2K7Q1'),
      legal: '邵予宁',
      type,
      address: '厦门市集美区灌口中路86号',
      capital: '叁仟万元整',
      established: '2016-05-12',
      term: '2016年05月12日至长期',
    },
  },
  {
    key: 'lanzhi',
    look: 'plain',
    printed: {
      name: '威海岚栀复合材料有限公司',
      creditCode: withCheckDigit('91371000MA3N5W4P8'),
      legal: '车明屹',
      type,
      address: '威海市环翠区科技路19号',
      capital: '壹仟贰佰万元整',
      established: '2020-09-08',
      term: '2020年09月08日至长期',
    },
  },
  {
    key: 'mushan',
    look: 'dim',
    printed: {
      name: '嘉兴沐杉预浸料有限公司',
      creditCode: withCheckDigit('91330400MA2C9H6X5'),
      legal: '洪知夏',
      type,
      address: '嘉兴市秀洲区康和路301号',
      capital: '捌佰万元整',
      established: '2021-03-30',
      term: '2021年03月30日至长期',
    },
  },
  {
    key: 'dingfang',
    look: 'tilted',
    printed: {
      name: '福州鼎枋建筑复材有限公司',
      creditCode: withCheckDigit('913501007890452K3'),
      legal: '游景行',
      type,
      address: '福州市闽侯县铁岭北路7号',
      capital: '贰仟万元整',
      established: '2006-12-15',
      term: '20年',
    },
  },
];

const out: Record<string, unknown> = {};
for (const { key, look, printed } of specimens) {
  const drawn = await licencePicture(printed, look);
  const picture = await sharp(drawn).resize(1150).jpeg({ quality: 46 }).toBuffer();
  await writeFile(`${OUT}${key}.jpg`, picture);
  const { fields, turned } = await readLicence(picture);
  if (turned) throw new Error(`${key} was turned`);
  out[key] = { printed, read: fields };
  console.log(
    key,
    picture.length,
    Object.entries(fields)
      .map(([k, f]) => `${k}=${f.value} ${f.confidence}`)
      .join(' | '),
  );
}
/** Letters for those who apply; the first, who is turned away, has one that nobody signed. */
const letters = [
  { licence: 'lanzhi', person: '谢听澜', signed: false },
  { licence: 'mushan', person: '丁晚舟', signed: true },
  { licence: 'lanzhi', person: '温以安', signed: true },
  { licence: 'dingfang', person: '陆时', signed: true },
  { licence: 'xuanyi', person: '陈牧', signed: true },
];
for (const { licence, person, signed } of letters) {
  const of = specimens.find((s) => s.key === licence);
  if (!of) throw new Error(`no such specimen: ${licence}`);
  const { name: company, creditCode, legal } = of.printed;
  const drawn = letterPicture({ company, creditCode, legal, person, day: '2026年9月1日', signed });
  await writeFile(
    `${OUT}letter-${licence}-${signed ? 'signed' : 'unsigned'}.jpg`,
    await sharp(drawn).jpeg({ quality: 46 }).toBuffer(),
  );
}
await writeFile(`${OUT}licences.json`, `${JSON.stringify(out, null, 2)}\n`);
await stopReader();
