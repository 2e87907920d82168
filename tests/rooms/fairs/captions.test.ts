import { beforeAll, expect, it } from 'vitest';
import { fairs } from '#contract/fairs/calls.ts';
import { stands } from '#contract/fairs/exhibiting/stands.ts';
import { forums } from '#contract/fairs/forums.ts';
import { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { forumOf } from '#tests/world/forums.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const vtt = (words: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n<b>${words}</b>\n`;
const said = { cn: vtt('先铺一层'), en: vtt('The first ply'), es: '' };

/** Status and text of captions, as a player asks for them. */
const captionsAt = async (path: string, p?: TestPerson): Promise<string> => {
  const res = await t.api.request(`/api/busi/fair/${path}`, {
    headers: p ? { authorization: `Bearer ${p.token}` } : {},
  });
  return `${res.status} ${await res.text()}`;
};

/** A film that lies on what it is of, without the film itself. */
const filmOn = async (p: TestPerson, kind: string, subject: string): Promise<string> => {
  const id = newId();
  await t.pool.query(
    `insert into files (id, owner_id, key, name, type, size, sha256, subject_kind, subject_id)
     values ($1, $2, $3, 'film.webm', 'video/webm', 10, $3, $4, $5)`,
    [id, p.userId, id.replaceAll('-', ''), kind, subject],
  );
  return id;
};

it('keeps what a booth’s film says by language, refuses what is no WebVTT, and shows words alone to members (fairs 72)', async () => {
  const host = await supplier(t.platform);
  const { booths } = await fairOf(t, { exhibitors: [host] });
  const id = booths[0] ?? '';
  const film = await filmOn(host, 'booth', id);
  await t.pool.query('update booth_displays set film = $1 where booth_id = $2', [film, id]);
  const { content, revision } = await t.as(host.token)(stands.detail, { params: { id } });
  const save = (base: number, more: object) =>
    t.as(host.token)(stands.save, { params: { id }, body: { base, content: { ...content, ...more } } });
  expect(await refused(save(revision, { captions: { ...said, en: 'no captions' } }))).toBe('400 common.invalid');
  const first = await save(revision, { captions: said });
  const member = await buyer(t.platform);
  expect((await t.as(member.token)(fairs.booth, { params: { id } })).film).toMatchObject({ captions: ['cn', 'en'] });
  expect((await t.as()(fairs.booth, { params: { id } })).film).toBeNull();
  const read = (lang: 'en' | 'es', p?: TestPerson) => captionsAt(`booth/${id}/captions/${lang}`, p);
  expect(await read('en', member)).toMatch(/^200 WEBVTT[^]*\nThe first ply\n$/);
  expect(await read('es', member)).toMatch(/^404/);
  expect(await read('en')).toMatch(/^401/);
  // Who knows nothing of captions leaves them as they are; without the film there are none.
  const { captions: _, ...older } = content;
  const second = await t.as(host.token)(stands.save, {
    params: { id },
    body: { base: first.revision, content: older },
  });
  expect((await t.as(host.token)(stands.detail, { params: { id } })).content.captions).toEqual(said);
  await save(second.revision, { film: null });
  expect((await t.as(host.token)(stands.detail, { params: { id } })).content.captions.en).toBe('');
});

it('keeps what a talk’s recording says, and shows it from the beginning of the talk on (fairs 72)', async () => {
  const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
  const member = await buyer(t.platform);
  const { fairId } = await fairOf(t);
  const id = await forumOf(t, { fairId, starts: -0.5, ends: 1 });
  const film = await filmOn(desk, 'forum', id);
  await t.pool.query('update fair_forums set recording = $1 where id = $2', [film, id]);
  const { talk } = await t.as(desk.token)(operatorTalks.detail, { params: { id } });
  const body = {
    talkId: id,
    version: talk.version,
    title: { cn: '测试', en: 'Test', es: 'Prueba' },
    about: { cn: '', en: '', es: '' },
    language: 'en' as const,
    speakers: [],
    hallId: null,
    stage: 1,
    startsAt: talk.startsAt,
    endsAt: talk.endsAt,
    places: 10,
    entId: null,
    recording: film,
  };
  const save = (captions: typeof said) =>
    t.as(desk.token)(operatorTalks.save, { params: { id: fairId }, body: { ...body, captions } });
  expect(await refused(save({ ...said, cn: '没有时间' }))).toBe('400 common.invalid');
  await save(said);
  expect(await t.as(member.token)(forums.detail, { params: { id } })).toMatchObject({ captions: ['cn', 'en'] });
  expect(await t.as()(forums.detail, { params: { id } })).toMatchObject({ film: null, captions: [] });
  const read = () => captionsAt(`forum/${id}/captions/cn`, member);
  expect(await read()).toContain('先铺一层');
  await t.pool.query(`update fair_forums set starts_at = now() + interval '10 minutes' where id = $1`, [id]);
  expect(await read()).toMatch(/^404/);
});
