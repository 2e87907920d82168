import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { icsOf } from './ics.ts';

const appointment = {
  uid: 'forum-1@weft',
  title: '储氢瓶；缠绕, 张力与爆破强度 \\ 第一场：从原丝到成品的全过程讲解与提问，现场答疑',
  text: 'Zeile eins\nTexto con ñ; y «comillas», y otra frase bastante larga para que la línea se parta en dos.',
  place: 'Hall 1, stage 1',
  url: 'https://example.com/en/fairForum.html?id=1',
  startsAt: '2026-11-24T02:30:00.000Z',
  endsAt: '2026-11-24T03:30:00.000Z',
  stamp: '2026-11-20T00:00:00.000Z',
};

it('writes what a parser of RFC 5545 reads back whole', () => {
  const [event] = new ICAL.Component(ICAL.parse(icsOf([appointment]))).getAllSubcomponents('vevent');
  const read = new ICAL.Event(event);
  expect([read.uid, read.summary, read.description, read.location]).toEqual([
    appointment.uid,
    appointment.title,
    appointment.text,
    appointment.place,
  ]);
  expect(read.startDate.toJSDate().toISOString()).toBe(appointment.startsAt);
  expect(read.endDate.toJSDate().toISOString()).toBe(appointment.endsAt);
  expect(event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT1H');
});

it('folds lines at 75 octets and cuts no character', () => {
  for (const line of icsOf([appointment]).split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(icsOf([appointment])).not.toContain('\uFFFD');
});
