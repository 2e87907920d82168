import { newId } from '#server/platform/ids.ts';

/** What is written anew with each round of the statements' test. */
const inThree = { cn: '周六维护', en: 'Maintenance on Saturday', es: 'Mantenimiento el sábado' };
export const broadcast = () => ({
  title: inThree,
  text: inThree,
  link: '',
  segment: { audience: 'everybody' as const, verified: false, lang: null, fields: [], regions: [] },
  binding: false,
  reason: '',
  at: new Date(Date.now() + 86_400_000).toISOString(),
  clientKey: newId(),
});

export const talkFor = (fairId: string) => ({
  fairId,
  clientKey: newId(),
  title: inThree,
  about: inThree,
  language: 'cn' as const,
  speakers: [{ name: '林晓', company: '', role: '' }],
  wishedDay: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(),
  minutes: 45,
});

export const wanted = () => ({
  clientKey: newId(),
  title: { cn: '碳纤维年度采购' },
  description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
  products: ['carbon-fibre-small-tow'],
  certificates: [],
  deadline: new Date(Date.now() + 864_000_000).toISOString(),
});
