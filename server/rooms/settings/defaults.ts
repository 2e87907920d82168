import type { SettingKey, SettingValue } from '#contract/settings/calls.ts';

const company = { anyOf: ['businessLicence', 'registrationCertificate'], required: true, expiry: 'optional' } as const;

/** What holds where the operator has set nothing. */
export const defaults: { [K in SettingKey]: SettingValue<K> } = {
  'announcement.beta': {
    on: true,
    since: '2022-09-01',
    title: { cn: '复材汇正在封闭测试', en: 'Weft is in closed beta', es: 'Weft está en beta cerrada' },
    text: {
      cn: '功能和数据还在完善，询盘、报价和订单可以照常使用。',
      en: 'Features and data are still growing; inquiries, quotations and orders work as usual.',
      es: 'Las funciones y los datos siguen creciendo; solicitudes, cotizaciones y pedidos ya funcionan con normalidad.',
    },
    launch: {},
  },
  'announcement.daily': { on: false, title: {}, text: {}, link: null },
  exhibitions: [],
  'verification.documents': {
    personal: [
      { anyOf: ['idDocument'], required: true, expiry: 'needed' },
      { anyOf: ['employmentProof'], required: false, expiry: 'none' },
    ],
    enterprise: [{ ...company, anyOf: [...company.anyOf] }],
    supplier: [
      { ...company, anyOf: [...company.anyOf] },
      { anyOf: ['systemCertificate'], required: false, expiry: 'needed' },
    ],
    thirdParty: [
      { ...company, anyOf: [...company.anyOf] },
      { anyOf: ['qualification'], required: true, expiry: 'needed' },
    ],
  },
  'verification.twoPersons': false,
  'files.annexes': { document: 5000, picture: 5000, cad: 20_000 },
  'legal.controller': { company: {}, registration: '', address: {}, contact: '', authority: {}, processors: [] },
  'sales.contacts': [],
  'points.levels': { ordinary: 500, senior: 2000, silver: 5000, golden: 10_000, diamond: 16_000 },
  'home.materials': ['carbon-fibre', 'glass-fibre', 'aramid-fibre', 'prepregs', 'resins', 'cores'],
  'home.processes': [
    'pultrusion',
    'filament-winding',
    'vacuum-infusion',
    'rtm',
    'autoclave-cure',
    'smc-compression',
    'hand-lay-up',
    'afp',
  ],
};
