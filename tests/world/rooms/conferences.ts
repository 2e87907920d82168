import { conferences } from '#contract/conferences/calls.ts';
import { operatorConferences } from '#contract/conferences/desk.ts';
import type { InputOf } from '#contract/core/endpoint.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

type Conference = Omit<InputOf<typeof operatorConferences.save>['body'], 'base'>;
const three = (text: string) => ({ cn: `${text}会议`, en: `${text} conference`, es: `Congreso ${text}` });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A conference as the desk writes it: ten days from now, with two places. */
export const conferenceInput = (o: Partial<Conference> = {}): Conference => ({
  slug: `conference-${newId().slice(-8)}`,
  state: 'shown',
  kind: 'seminar',
  mode: 'onSite',
  name: three('Weft'),
  organiser: three('A'),
  city: { cn: '常州', en: 'Changzhou', es: 'Changzhou' },
  countryCode: 'CN',
  venue: three('B'),
  about: three('C'),
  meetingLink: '',
  zone: 'Asia/Shanghai',
  startsAt: inDays(10),
  endsAt: inDays(10.3),
  signUpUntil: inDays(9),
  places: 2,
  fee: '0',
  currency: 'CNY',
  languages: ['cn', 'en'],
  fields: ['wind-energy'],
  programme: [{ startsAt: inDays(10), title: three('D'), speaker: '林昭', company: '' }],
  ...o,
});

/** The calls of conferences by whoever makes them. */
export const conferenceActs = (t: TestPlatform) => ({
  save: async (desk: TestPerson, o: Partial<Conference> = {}, id: string = newId(), base = 0) => {
    const body = { base, ...conferenceInput(o) };
    return { ...(await t.as(desk.token)(operatorConferences.save, { params: { id }, body })), slug: body.slug };
  },
  detail: (by: TestPerson | null, slug: string) => t.as(by?.token)(conferences.detail, { params: { slug } }),
  signUp: (by: TestPerson | null, id: string) => t.as(by?.token)(conferences.signUp, { params: { id } }),
  leave: (by: TestPerson, id: string) => t.as(by.token)(conferences.leave, { params: { id } }),
  mine: async (by: TestPerson) => (await t.as(by.token)(conferences.mine, { query: {} })).records,
  people: (desk: TestPerson, id: string) => t.as(desk.token)(operatorConferences.participants, { params: { id } }),
  cancel: (desk: TestPerson, id: string) =>
    t.as(desk.token)(operatorConferences.cancel, { params: { id }, body: { reason: three('Z') } }),
});
