import type { InputOf } from '#contract/core/endpoint.ts';
import { sample } from '#contract/sample/calls.ts';
import type { PlainSampleStep, Verdict } from '#contract/sample/states.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Ask = InputOf<typeof sample.ask>['body'];
const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString().slice(0, 10);

/** What a buyer asks for. */
export const sampleInput = (o: Partial<Ask> = {}): Ask => ({
  clientKey: newId(),
  quantity: '2.5',
  unit: 'kg',
  note: '试制叶根，重点看浸润性',
  recipient: '周屿 13900001111',
  place: '上海市金科路 88 号',
  wantedBy: inDays(30),
  ...o,
});
/** The calls of sample orders by whoever makes them. */
export const sampleActs = (t: TestPlatform) => ({
  ask: (by: TestPerson, o: Partial<Ask>) => t.as(by.token)(sample.ask, { body: sampleInput(o) }),
  offer: (by: TestPerson, id: string, price = '60') =>
    t.as(by.token)(sample.offer, {
      params: { id },
      body: { price, currency: 'CNY', freightBy: 'buyer', promisedDay: inDays(5), note: '现货' },
    }),
  step: (by: TestPerson, id: string, step: PlainSampleStep, reason?: string) =>
    t.as(by.token)(sample.step, { params: { id }, body: { step, ...(reason && { reason }) } }),
  send: (by: TestPerson, id: string, certificates: string[] = []) =>
    t.as(by.token)(sample.send, { params: { id }, body: { carrier: '顺丰', waybill: 'SF100200', certificates } }),
  evaluate: (by: TestPerson, id: string, verdict: Verdict = 'passed', reports: string[] = []) =>
    t.as(by.token)(sample.evaluate, { params: { id }, body: { verdict, note: '三组试样达标', reports } }),
  detail: (by: TestPerson, id: string) => t.as(by.token)(sample.detail, { params: { id } }),
});
