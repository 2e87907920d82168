import type { SettingKey, SettingValue } from '#contract/settings/calls.ts';

const company = { anyOf: ['businessLicence', 'registrationCertificate'], required: true, expiry: 'optional' } as const;

/** What holds where the operator has set nothing. */
export const defaults: { [K in SettingKey]: SettingValue<K> } = {
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
