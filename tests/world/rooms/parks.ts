import type { InputOf } from '#contract/core/endpoint.ts';
import { parks, parkTenancies } from '#contract/parks/calls.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

type Park = Omit<InputOf<typeof operatorParks.save>['body'], 'id' | 'base' | 'clientKey'>;
const three = (text: string) => ({ cn: `${text}园`, en: `${text} park`, es: `Parque ${text}` });
/** A park as the desk writes it. */
export const parkInput = (o: Partial<Park> = {}): Park => ({
  slug: `park-${newId().slice(-8)}`,
  state: 'shown',
  name: three('Weft'),
  province: '320000',
  city: { cn: '常州', en: 'Changzhou', es: 'Changzhou' },
  address: three('A'),
  fields: ['wind-energy'],
  hectares: 120,
  since: 2012,
  about: three('B'),
  utilities: ['steam', 'autoclave'],
  incentives: three('C'),
  contactName: three('D'),
  phone: '+86 519 0000 0000',
  mail: 'park@example.com',
  host: '',
  ...o,
});

/** The calls of parks by whoever makes them. */
export const parkActs = (t: TestPlatform) => ({
  save: (desk: TestPerson, o: Partial<Park> = {}, of: { id: string | null; base: number } = { id: null, base: 0 }) =>
    t.as(desk.token)(operatorParks.save, { body: { ...of, clientKey: newId(), ...parkInput(o) } }),
  detail: (by: TestPerson | null, slug: string) => t.as(by?.token)(parks.detail, { params: { slug } }),
  state: (by: TestPerson, id: string, note = '2 号车间') =>
    t.as(by.token)(parkTenancies.state, { params: { id }, body: { note } }),
  leave: (by: TestPerson, id: string) => t.as(by.token)(parkTenancies.leave, { params: { id } }),
  tenancies: async (desk: TestPerson) =>
    (await t.as(desk.token)(operatorParks.tenancies, { query: { size: 100 } })).records,
  decide: (desk: TestPerson, id: string, decision: 'confirm' | 'refuse', reason = '') =>
    t.as(desk.token)(operatorParks.decide, { params: { id }, body: { decision, reason } }),
});
