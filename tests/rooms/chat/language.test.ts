import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { language } from '#contract/language/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { createTranslator } from '#server/platform/translator/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { history, say, talk } from './world.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let rival: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s, rival] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});
beforeEach(() => forgetLimits(t));

const phrase = (by: TestPerson, sessionId: string, slug: string, params: Record<string, string>, lang?: 'es') =>
  t.as(by.token)(chat.send, {
    body: { sessionId, clientId: newId(), phrase: { slug, params }, ...(lang && { lang }) },
  });

describe('ready sentences', () => {
  it('chat 17: each side reads its own language and numbers, the original is the sender’s', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    await phrase(b, id, 'ask-quote', { quantity: '20000.5 kg', product: 'T700' }, 'es');
    const [m] = await history(t, s, id);
    expect([m?.body.kind, m?.body.lang, m?.body.body]).toEqual([
      'text',
      'es',
      'Le rogamos cotización para 20.000,5 kg de T700.',
    ]);
    expect(m?.body.said?.en).toBe('Please quote for 20,000.5 kg of T700.');
    expect(m?.body.said?.cn).toContain('20,000.5 kg');
  });

  it.each([
    ['an unknown sentence', 'no-such', {}],
    ['a missing parameter', 'ask-quote', { quantity: '1 kg' }],
  ])('chat 17: %s is refused and stores nothing', async (_, slug, params) => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const before = (await history(t, b, id)).length;
    expect(await refused(phrase(b, id, slug, params))).toBe('422 chat.noSuchPhrase');
    expect((await history(t, b, id)).length).toBe(before);
  });

  it('chat 17: what is taken back says nothing in any language', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const { messageId } = await phrase(b, id, 'ask-moq', {});
    await t.as(b.token)(chat.recall, { params: { id: messageId } });
    expect((await history(t, s, id)).at(-1)?.body).toMatchObject({ body: '', said: null, lang: null });
  });

  it('chat 18: the glossary and the sentences are open to everybody', async () => {
    const { terms } = await t.as()(language.glossary);
    expect(terms.length).toBeGreaterThan(400);
    const { groups } = await t.as()(language.phrases);
    expect(groups.flatMap((g) => g.phrases).length).toBeGreaterThan(50);
  });
});

describe('quotations as cards', () => {
  it('chat 6: its company sends it, the buyer reads it, a rival neither', async () => {
    const i = await publish(t, b);
    const q = await quote(t, s, i.id);
    const card = { kind: 'quotation' as const, id: q.id };
    const send = (by: TestPerson, sessionId: string) =>
      t.as(by.token)(chat.send, { body: { sessionId, clientId: newId(), kind: 'card', card } });
    const { conversationId: id } = await talk(t, b, s.entId!);
    await say(t, b, id, '您好');
    await send(s, id);
    const read = (await history(t, b, id)).at(-1)?.body.card?.shown;
    expect([read?.number, read?.state]).toEqual([q.number, 'submitted']);
    expect(read?.link).toContain('buyerInquiryDetail');
    const { conversationId: other } = await talk(t, b, rival.entId!);
    await say(t, b, other, '您好');
    expect(await refused(send(rival, other))).toBe('422 chat.noSuchCard');
    // The buyer shows it to a rival by mistake: the rival's card says nothing.
    await send(b, other);
    expect((await history(t, rival, other)).at(-1)?.body.card?.shown).toBeNull();
  });

  it('chat 4: a sealed quotation says nothing to its buyer before it is opened', async () => {
    const i = await publish(t, b, { sealed: true });
    const q = await quote(t, s, i.id);
    const open = (by: TestPerson) =>
      refused(t.as(by.token)(chat.open, { body: { subject: { kind: 'quotation', id: q.id } } }));
    expect([await open(b), await open(rival), await open(s)]).toEqual([
      '404 common.notFound',
      '404 common.notFound',
      'done',
    ]);
  });
});

describe('the translator', () => {
  let server: Server;
  let status = 200;
  beforeAll(async () => {
    server = createServer((_, res) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end('{"translatedText":"preimpregnado"}'),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  const translate = (by?: TestPerson) =>
    t.as(by?.token)(language.translate, { body: { text: `预浸料 ${newId()}`, to: 'es' } });

  it('chat 19: is refused where none is set, and to visitors', async () => {
    expect([await refused(translate(b)), await refused(translate())]).toEqual([
      '503 language.noTranslator',
      '401 common.login',
    ]);
  });

  it('chat 19: answers what the machine says, and says when it cannot be reached', async () => {
    const before = t.platform.translator;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    t.platform.translator = createTranslator({ url });
    expect((await translate(b)).text).toBe('preimpregnado');
    status = 500;
    expect(await refused(translate(b))).toBe('503 language.translatorDown');
    t.platform.translator = before;
  });
});
