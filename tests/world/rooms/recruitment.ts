import type { InputOf } from '#contract/core/endpoint.ts';
import { jobApplications } from '#contract/recruitment/applications.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import type { PlainJobStep } from '#contract/recruitment/states.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import { uploaded } from '../files.ts';
import type { TestPerson } from '../people.ts';
import { dayIn } from './services.ts';

type Vacancy = Omit<InputOf<typeof recruitmentOwn.save>['body'], 'base'>;
/** What a company writes of a vacancy. */
export const vacancyInput = (o: Partial<Vacancy> = {}): Vacancy => ({
  title: { cn: '缠绕工艺工程师', en: 'Filament winding engineer' },
  role: 'process',
  contract: 'permanent',
  workplace: 'onSite',
  place: { cn: '沈阳', en: 'Shenyang' },
  country: 'CN',
  about: { cn: '设计缠绕线型。' },
  needs: { cn: '三年以上经验。' },
  offers: {},
  years: 3,
  education: 'bachelor',
  salary: { from: '15000', to: '24000', currency: 'CNY', per: 'month' },
  openings: 1,
  until: dayIn(30),
  ...o,
});

/** The calls of recruitment by whoever makes them. */
export const recruitmentActs = (t: TestPlatform) => {
  const draft = async (by: TestPerson, o: Partial<Vacancy> = {}): Promise<string> =>
    (await t.as(by.token)(recruitmentOwn.add, { body: { clientKey: newId(), ...vacancyInput(o) } })).id;
  const move = (by: TestPerson, id: string, state: 'listed' | 'closed') =>
    t.as(by.token)(recruitmentOwn.move, { params: { id }, body: { state } });
  return {
    draft,
    move,
    list: async (by: TestPerson, o: Partial<Vacancy> = {}): Promise<string> => {
      const id = await draft(by, o);
      await move(by, id, 'listed');
      return id;
    },
    apply: async (by: TestPerson, vacancy: string, clientKey = newId()) =>
      t.as(by.token)(jobApplications.apply, {
        body: {
          clientKey,
          vacancy,
          name: '周屿',
          phone: '+86 139 0000 1111',
          mail: 'zhou@example.com',
          letter: 'Ich wickle seit Jahren.',
          files: [await uploaded(t, by, 'cv.pdf')],
          consent: true,
        },
      }),
    detail: (by: TestPerson, id: string) => t.as(by.token)(jobApplications.detail, { params: { id } }),
    step: (by: TestPerson, id: string, step: PlainJobStep, reason?: string) =>
      t.as(by.token)(jobApplications.step, { params: { id }, body: { step, ...(reason && { reason }) } }),
    invite: (by: TestPerson, id: string, slots: string[]) =>
      t.as(by.token)(jobApplications.invite, {
        params: { id },
        body: { slots, minutes: 45, way: 'video', place: 'https://meet.example/1' },
      }),
    choose: (by: TestPerson, id: string, slot: string) =>
      t.as(by.token)(jobApplications.choose, { params: { id }, body: { slot } }),
    offer: (by: TestPerson, id: string) =>
      t.as(by.token)(jobApplications.offer, { params: { id }, body: { note: '三个月试用期', until: dayIn(10) } }),
    write: (by: TestPerson, id: string, text = '您好') =>
      t.as(by.token)(jobApplications.write, { params: { id }, body: { clientKey: newId(), text, files: [] } }),
    erase: (by: TestPerson, id: string) => t.as(by.token)(jobApplications.erase, { params: { id } }),
  };
};
