import { describe, expect, it } from 'vitest';
import { withCheckDigit } from './credit-code-rules.ts';
import type { Sign } from './licence-rules.ts';
import { judgeCode, judgeField } from './second-reading-rules.ts';

const first = { value: '', confidence: 0.9, uncertain: true, proposals: [], box: null };
const code = withCheckDigit('91320900MA1X8K3T4');
const misread = code.replace('8', 'B');

describe('the credit code over several readings', () => {
  it('is sure where one alone passes the check digit', () => {
    expect(judgeCode([misread, code, code, ''], first)).toMatchObject({
      value: code,
      confidence: 0.99,
      uncertain: false,
    });
    expect(judgeCode([misread, code, '', ''], first)).toMatchObject({ value: code, uncertain: false });
  });
  it('is not sure where the readings agree on a wrong one, or two pass', () => {
    expect(judgeCode([misread, misread, code, ''], first)).toMatchObject({ value: code, uncertain: true });
    const other = withCheckDigit('91371000MA3C7P2H5');
    expect(judgeCode([code, other, '', ''], first)).toMatchObject({ uncertain: true });
  });
  it('is what differing readings lead to, each by one confusion, where they lead to nothing else', () => {
    const printed = withCheckDigit('91320700MA2K6T4R7');
    const seen = ['91320700MA2K6T4RT75', '91320700MA2K61T4RT7', '91320700MA2K6T4RT75', '91320700MA2K614R75'];
    expect(judgeCode(seen, first)).toMatchObject({ value: printed, confidence: 0.9, uncertain: false });
    const rivalled = ['91320700MA2K6T4RT75', '91320700MA2K614R75', '91320700MA2K6T4RT5', '91320700MA2K614R75'];
    expect(judgeCode(rivalled, first)).toMatchObject({ value: printed, uncertain: false });
    // Readings that are all alike may share one mistake.
    const alike = ['91320700MA2K6T4RT75', '91320700MA2K6T4RT75', '91320700MA2K6T4RT75', ''];
    expect(judgeCode(alike, first)).toMatchObject({ uncertain: true });
  });
  it('of the wrong length is no value, and what one confusion explains is proposed', () => {
    const doubled = `${code.slice(0, 6)}${code.slice(5)}`;
    expect(judgeCode([doubled, doubled, '', ''], first)).toMatchObject({ value: '', confidence: 0, proposals: [code] });
    expect(judgeCode([misread, '', '', ''], first)).toMatchObject({ value: misread, confidence: 0.3, uncertain: true });
    expect(judgeCode([misread, '', '', ''], first).proposals).toContain(code);
  });
});

const line = (text: string, conf = 0.95): Sign[] => [...text].map((c) => ({ c, conf, x0: 0, y0: 0, x1: 1, y1: 1 }));
describe('the other fields', () => {
  const name = '盐城恒泽新材料有限公司';
  it('are sure where all readings agree and were sure of every sign', () => {
    expect(judgeField('name', { ...first, value: name }, [line(name), line(name)])).toMatchObject({
      value: name,
      confidence: 0.97,
      uncertain: false,
    });
    expect(judgeField('name', { ...first, value: name }, [line(name, 0.6), line(name)]).uncertain).toBe(true);
  });
  it('know the words of the trade that the reader takes for others', () => {
    const read = '嘉兴翰宇预漫料有限公司';
    const judged = judgeField('name', { ...first, value: '嘉兴翰宇预浸料有限公司' }, [line(read), line(read)]);
    expect(judged).toMatchObject({ value: '嘉兴翰宇预浸料有限公司', uncertain: false });
  });
  it('are not where they differ: the commonest is shown with the rest', () => {
    const wrong = '盐城恒浮新材料有限公司';
    expect(judgeField('name', { ...first, value: wrong }, [line(name), line(name)])).toMatchObject({
      value: name,
      uncertain: true,
      proposals: [wrong],
    });
  });
});
