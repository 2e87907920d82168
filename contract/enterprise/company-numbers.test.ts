import { describe, expect, it } from 'vitest';
import { normalNumber, numberFault, numberKinds, type NumberKind, numbersOf } from './company-numbers.ts';

/** Real or published specimens, as people write them; what each becomes; then one with a wrong form and one with a wrong check. */
const rows: [NumberKind, right: [string, string][], form: string, check: string | null][] = [
  ['cnCreditCode', [['9135 0200 MA8T 2K7Q 1T', '91350200MA8T2K7Q1T']], '91350200', '91350200MA8T2K7Q1U'],
  [
    'esNif',
    [
      ['B-12345674', 'B12345674'],
      ['ESA58818501', 'A58818501'],
      ['Q2826000H', 'Q2826000H'],
      ['12345678Z', '12345678Z'],
      ['X1234567L', 'X1234567L'],
    ],
    'B1234567',
    'B12345678',
  ],
  ['usEin', [['12-3456789', '123456789']], '12-345678', '07-3456789'],
  ['mxRfc', [['cmx 900101 ab1', 'CMX900101AB1']], 'CMX9001', 'CMX901301AB1'],
  [
    'deRegister',
    [
      ['Amtsgericht München, HRB 123456', 'MUENCHEN HRB 123456'],
      ['HRB 123456, AG München', 'MUENCHEN HRB 123456'],
      ['Berlin (Charlottenburg) HRB 12345 B', 'BERLIN (CHARLOTTENBURG) HRB 12345 B'],
    ],
    'HRB 123456',
    null,
  ],
  ['deVat', [['DE 136 695 976', 'DE136695976']], 'DE13669597', 'DE136695977'],
  [
    'frSiren',
    [
      ['732 829 320', '732829320'],
      ['732 829 320 00074', '732829320'],
    ],
    '73282932',
    '732829321',
  ],
  ['frVat', [['44 732829320', 'FR44732829320']], 'FR4473282932', 'FR45732829320'],
  ['itVat', [['IT00743110157', '00743110157']], '0074311015', '00743110158'],
  [
    'gbCompany',
    [
      ['1234567', '01234567'],
      ['SC123456', 'SC123456'],
    ],
    '123',
    null,
  ],
  ['gbVat', [['GB 980 7806 84', 'GB980780684']], 'GB98078068', 'GB980780685'],
  ['nlKvk', [['12345678', '12345678']], '1234567', null],
  ['nlVat', [['NL4495445B01'.replace('NL', 'NL00'), 'NL004495445B01']], 'NL004495445', 'NL004495446B01'],
  ['ptNipc', [['PT 501 442 600', '501442600']], '50144260', '501442601'],
  ['plNip', [['123-456-32-18', '1234563218']], '123456321', '1234563219'],
  ['dkCvr', [['DK 13585628', '13585628']], '1358562', '13585627'],
  ['jpNumber', [['T7000012050002', '7000012050002']], '700001205000', '8000012050002'],
  ['krBrn', [['120-81-47521', '1208147521']], '120-81-4752', '120-81-47522'],
  ['inGstin', [['27AAPFU0939F1ZV', '27AAPFU0939F1ZV']], '27AAPFU0939F1Z', '27AAPFU0939F1ZA'],
  [
    'brCnpj',
    [
      ['11.222.333/0001-81', '11222333000181'],
      ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ],
    '11.222.333/0001',
    '11.222.333/0001-82',
  ],
  ['trVkn', [['4540536920', '4540536920']], '454053692', '4540536921'],
  ['hkBr', [['12345678-000-01-24-1', '12345678']], '1234567', null],
  [
    'twUbn',
    [
      ['04595257', '04595257'],
      ['10458575', '10458575'],
    ],
    '0459525',
    '04595253',
  ],
  ['other', [['CHE-123.456.788', 'CHE123456788']], 'AB', null],
];

describe('company numbers', () => {
  it('has every kind in its table', () => {
    expect(rows.map(([kind]) => kind)).toEqual(Object.keys(numberKinds));
  });
  for (const [kind, right, form, check] of rows)
    it(`${kind}: right ones pass in one way of writing, wrong ones are told by form and check`, () => {
      expect(numberFault(kind, numberKinds[kind].example)).toBeNull();
      for (const [given, normal] of right) {
        expect([given, numberFault(kind, given)]).toEqual([given, null]);
        expect(normalNumber(kind, given)).toBe(normal);
        // Its normal form is its own normal form.
        expect([normalNumber(kind, normal), numberFault(kind, normal)]).toEqual([normal, null]);
      }
      expect(numberFault(kind, form)).toBe('numberForm');
      expect(numberFault(kind, '')).toBe('numberForm');
      if (check) expect(numberFault(kind, check)).toBe('numberCheck');
    });
  it('a country that no table names has a number of sane form', () => {
    expect(numbersOf('CH')).toEqual({ main: 'other' });
  });
});
