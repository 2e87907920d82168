import type { InputOf } from '#contract/core/endpoint.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import type { FormValues } from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import { serviceOwn } from '#contract/services/own.ts';
import type { PlainStep } from '#contract/services/states.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

type Offer = Omit<InputOf<typeof serviceOwn.save>['body'], 'base'>;
export const dayIn = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString().slice(0, 10);

/** What a provider offers. */
export const offerInput = (o: Partial<Offer> = {}): Offer => ({
  kind: 'testing',
  name: { cn: '层合板力学试验', en: 'Tests of laminates' },
  summary: { cn: '拉伸与层间剪切' },
  about: { cn: '按标准试验并出具报告。' },
  conditions: { cn: '试样由申请人寄送。' },
  prices: [{ name: { cn: '拉伸' }, unit: 'test', price: '680', currency: 'CNY', days: 7 }],
  tours: [],
  ...o,
});
/** What an applicant fills in, by kind. */
export const formOf = (kind: ServiceKind): FormValues =>
  kind === 'delegation'
    ? { people: '2', room: 'twin', traveller: '周屿', phone: '+86 139 0000 1111' }
    : kind === 'visa'
      ? {
          country: 'TR',
          reason: 'fair',
          traveller: '周屿',
          phone: '+86 139 0000 1111',
          passportUntil: dayIn(900),
          travelDay: dayIn(90),
          stayDays: '6',
        }
      : {
          material: 'T700 / epoxy',
          standard: 'ISO 527-5',
          specimens: '5',
          condition: 'room',
          cutting: 'lab',
          reportLang: 'both',
        };

/** The calls of services by whoever makes them. */
export const serviceActs = (t: TestPlatform) => {
  const offer = async (by: TestPerson, o: Partial<Offer> = {}): Promise<string> => {
    const { id } = await t.as(by.token)(serviceOwn.add, { body: { clientKey: newId(), ...offerInput(o) } });
    await t.as(by.token)(serviceOwn.list, { params: { id }, body: { state: 'listed' } });
    return id;
  };
  return {
    offer,
    apply: (
      by: TestPerson,
      id: string,
      o: Partial<InputOf<typeof serviceApplications.apply>['body']> & { kind?: ServiceKind } = {},
    ) => {
      const { kind = 'testing', ...rest } = o;
      return t.as(by.token)(serviceApplications.apply, {
        body: { clientKey: newId(), offer: id, values: formOf(kind), papers: {}, ...rest },
      });
    },
    price: (by: TestPerson, id: string, price = '3400') =>
      t.as(by.token)(serviceApplications.offer, {
        params: { id },
        body: { price, currency: 'CNY', promisedDay: dayIn(12), until: dayIn(7), note: '含试样加工' },
      }),
    sendBack: (by: TestPerson, id: string, fields: 'specimens'[] = ['specimens']) =>
      t.as(by.token)(serviceApplications.sendBack, { params: { id }, body: { fields, reason: '试样太短' } }),
    resubmit: (by: TestPerson, id: string, kind: ServiceKind = 'testing', papers: Record<string, string[]> = {}) =>
      t.as(by.token)(serviceApplications.resubmit, { params: { id }, body: { values: formOf(kind), papers } }),
    step: (by: TestPerson, id: string, step: PlainStep, reason?: string) =>
      t.as(by.token)(serviceApplications.step, { params: { id }, body: { step, ...(reason && { reason }) } }),
    finish: (by: TestPerson, id: string, files: string[] = []) =>
      t.as(by.token)(serviceApplications.finish, { params: { id }, body: { note: '五件有效', files } }),
    rate: (by: TestPerson, id: string, stars = 5) =>
      t.as(by.token)(serviceApplications.rate, { params: { id }, body: { stars, note: '按期完成' } }),
    write: (by: TestPerson, id: string, text = '试样何时寄到？', files: string[] = []) =>
      t.as(by.token)(serviceApplications.write, { params: { id }, body: { clientKey: newId(), text, files } }),
    detail: (by: TestPerson, id: string) => t.as(by.token)(serviceApplications.detail, { params: { id } }),
  };
};
