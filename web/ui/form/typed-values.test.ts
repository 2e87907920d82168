import { afterEach, describe, expect, it } from 'vitest';
import { type Lang, langs } from '#contract/core/langs.ts';
import { partsOf, readDay, readMoment, writeMoment } from '../text/date-text.ts';
import { momentIn } from '#contract/core/zones/clock.ts';
import { possibleNumbers, readNumber } from '#contract/core/numbers/number-text.ts';
import { ownTimeOf } from '../text/own-time.ts';

/** What is typed, and what it means to readers of Chinese and English, and of Spanish; `?` is asked, `-` refused. */
const numbers: [typed: string, cnEn: string, es: string][] = [
  ['62,5', '62.5', '62.5'],
  ['62.5', '62.5', '62.5'],
  ['20,000', '20000', '?'],
  ['20.000', '?', '20000'],
  ['100,000', '100000', '?'],
  ['100.000', '?', '100000'],
  ['-20.000', '?', '-20000'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1 234,5', '1234.5', '1234.5'],
  ["1'234.5", '1234.5', '1234.5'],
  ['1 000 000', '1000000', '1000000'],
  ['1234', '1234', '1234'],
  ['1234,56', '1234.56', '1234.56'],
  ['1234.56', '1234.56', '1234.56'],
  ['1234,567', '1234.567', '1234.567'],
  ['0,125', '0.125', '0.125'],
  ['0.125', '0.125', '0.125'],
  ['0.500', '0.500', '0.500'],
  ['.5', '0.5', '0.5'],
  [',5', '0.5', '0.5'],
  ['5,', '5', '5'],
  ['5.', '5', '5'],
  ['1,23', '1.23', '1.23'],
  ['12.3456', '12.3456', '12.3456'],
  ['12,3456', '12.3456', '12.3456'],
  ['1,234,567', '1234567', '1234567'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567.89', '1234567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89', '1234567.89'],
  ['１２３', '123', '123'],
  ['１，２３４．５', '1234.5', '1234.5'],
  ['3。5', '3.5', '3.5'],
  ['007', '7', '7'],
  ['-5', '-5', '-5'],
  ['−5', '-5', '-5'],
  ['12,34,567', '-', '-'],
  ['1,5.2', '-', '-'],
  ['1.2.3', '-', '-'],
  ['+5', '-', '-'],
  ['1e3', '-', '-'],
  ['12a', '-', '-'],
  ['十二', '-', '-'],
  ['', '-', '-'],
];

/** What is typed, and the day that it means in every language; `-` is refused. */
const days = [
  '2026-11-05',
  '2026/11/5',
  '2026.11.5',
  '2026年11月5日',
  '2026 年 11 月 5 日',
  '20261105',
  '05/11/2026',
  '5/11/2026',
  '5.11.2026',
  '05-11-2026',
  ' 05/11/2026 ',
  '２０２６-11-05',
  '２０２６年１１月５日',
].map((typed): [string, string] => [typed, '2026-11-05']);
const otherDays: [typed: string, day: string][] = [
  ['29/02/2028', '2028-02-29'],
  ['2028-2-29', '2028-02-29'],
  ['31/12/2026', '2026-12-31'],
  ['1/1/2027', '2027-01-01'],
  ['20270101', '2027-01-01'],
  ...[
    '2026-02-30',
    '29/02/2027',
    '31/11/2026',
    '11/31/2026',
    '2026-13-01',
    '00/11/2026',
    '05/00/2026',
    '05/11/26',
    '5/11',
    '2026-11',
    '1-1-1',
    '1800-01-01',
    '2300-01-01',
    '202611055',
    'tomorrow',
    'mañana',
    '明天',
    '5 Nov 2026',
    '05 de noviembre de 2026',
    '',
    '-',
    '2026-11-05T',
  ].map((typed): [string, string] => [typed, '-']),
];

/** A moment by Beijing's clock, and what readers in three places have on theirs. */
const moments: [typed: string, shanghai: string, madrid: string, mexico: string][] = [
  ['2026-11-05 18:00', '05/11/2026 18:00', '05/11/2026 11:00', '05/11/2026 04:00'],
  ['05/11/2026 07:30', '05/11/2026 07:30', '05/11/2026 00:30', '04/11/2026 17:30'],
  ['05/11/2026, 00:10', '05/11/2026 00:10', '04/11/2026 17:10', '04/11/2026 10:10'],
  ['05/07/2026 18:00', '05/07/2026 18:00', '05/07/2026 12:00', '05/07/2026 04:00'],
  ['2026年11月5日 18时00分', '05/11/2026 18:00', '05/11/2026 11:00', '05/11/2026 04:00'],
  ['25/10/2026 08:30', '25/10/2026 08:30', '25/10/2026 02:30', '24/10/2026 18:30'],
  ['25/10/2026 09:30', '25/10/2026 09:30', '25/10/2026 02:30', '24/10/2026 19:30'],
  ['01/01/2027 03:00', '01/01/2027 03:00', '31/12/2026 20:00', '31/12/2026 13:00'],
];

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});
/** What a browser shows whose clock is that of a zone. */
const onClockOf = (zone: string, iso: string, lang: Lang) => {
  process.env['TZ'] = zone;
  return ownTimeOf(Date.parse(iso), lang);
};

describe('what people type', () => {
  it.each(langs)(`${numbers.length} numbers mean what a reader of %s means`, (lang) => {
    for (const [typed, cnEn, es] of numbers) {
      const read = possibleNumbers(typed, lang) ? '?' : (readNumber(typed, lang) ?? '-');
      expect([typed, read]).toEqual([typed, lang === 'es' ? es : cnEn]);
    }
  });
  it('40 days', () => {
    const all = [...days, ...otherDays];
    expect(all).toHaveLength(40);
    for (const [typed, day] of all) expect([typed, readDay(typed) ?? '-']).toEqual([typed, day]);
  });
  it('moments are Beijing’s, and stand on the reader’s own clock beside it', () => {
    for (const [typed, shanghai, madrid, mexico] of moments) {
      const iso = readMoment(typed) ?? '';
      const on = (zone: string) => onClockOf(zone, iso, 'es').time;
      expect([on('Asia/Shanghai'), on('Europe/Madrid'), on('America/Mexico_City')]).toEqual([shanghai, madrid, mexico]);
      expect(readMoment(writeMoment(iso, 'es'))).toBe(iso);
      expect(partsOf(iso)?.time).toBe(shanghai.slice(-5));
    }
    const november = '2026-11-05T10:00:00Z';
    expect(onClockOf('Europe/Madrid', november, 'cn')).toEqual({ time: '2026-11-05 11:00', zone: 'UTC+1' });
    for (const zone of ['Europe/Madrid', 'Asia/Kolkata', 'America/St_Johns', 'America/Mexico_City', 'Europe/London'])
      for (const iso of [november, '2026-07-05T22:30:00Z']) {
        const { time, zone: offset } = onClockOf(zone, iso, 'cn');
        expect(`${time} ${offset}`).toBe(momentIn(iso, zone));
      }
  });
});
