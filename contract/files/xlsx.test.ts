import { downloadZip } from 'client-zip';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxParts } from './xlsx.ts';

const fileOf = async (...given: Parameters<typeof xlsxParts>) =>
  unzipSync(new Uint8Array(await downloadZip(xlsxParts(...given)).arrayBuffer()));

describe('a spreadsheet', () => {
  it('keeps figures as figures, days and moments as dates, text as text', async () => {
    const parts = await fileOf(
      '订单 2026/11',
      ['Number', '金额', 'Day', 'Made'],
      [
        ['=1+1 & <b>', 1234.5, { day: '2026-11-20' }, { at: '2026-11-20T16:30:00Z' }],
        [null, 0, null, null],
      ],
    );
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t></is></c>');
    expect(sheet).toContain('<c><v>1234.5</v></c>');
    // 20 November is day 46346; half past midnight of the 21st by China's clock.
    expect(sheet).toContain('<c s="2"><v>46346</v></c>');
    expect(Number(/<c s="3"><v>([\d.]+)</.exec(sheet)?.[1])).toBeCloseTo(46_347 + 0.5 / 24, 6);
    expect(sheet.match(/<row>/g)).toHaveLength(3);
    expect(sheet).toContain('<c><v>0</v></c>');
    expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="订单 2026 11"');
  });

  it('has every part that its relations and types name', async () => {
    const parts = await fileOf('x', ['a'], []);
    for (const xml of ['_rels/.rels', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml']) {
      const at = xml.startsWith('xl/') ? 'xl/' : '';
      for (const [, target] of strFromU8(parts[xml]!).matchAll(/(?:Target|PartName)="\/?([^"]+)"/g))
        expect(Object.keys(parts)).toContain(at + target);
    }
  });

  it('leaves out what XML cannot hold', async () => {
    const parts = await fileOf('x', ['a'], [['\u0007bell\u000b']]);
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain('>bell<');
  });
});
