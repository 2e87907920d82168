import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/index.ts';
import { aliyunSignature } from './aliyun.ts';
import { createSms, missingOf, type SmsGateway } from './index.ts';

/** A real HTTP server that keeps what came and answers as told. */
let answer = { status: 200, body: '{}' };
let came: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer((req, res) => {
  let body = '';
  req.on('data', (d: Buffer) => (body += d.toString()));
  req.on('end', () => {
    came.push({ url: req.url ?? '', headers: req.headers, body });
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  came = [];
  answer = { status: 200, body: '{}' };
});
afterAll(() => server.close());

const message = { to: '13800138000', text: '【复材汇】验证码 042137，5 分钟内有效。', params: { code: '042137' } };
const send = (gateway: SmsGateway) => createSms({ gateway, db: {} as Database }).send(message);

it('sends JSON to a gateway of any make, with its token', async () => {
  await send({ provider: 'http', url: `${url}/send`, token: 'secret' });
  expect([came[0]?.url, came[0]?.headers.authorization, JSON.parse(came[0]?.body ?? '')]).toEqual([
    '/send',
    'Bearer secret',
    { to: message.to, text: message.text },
  ]);
});

it('fills the form that a gateway wants, and no sign of the text breaks it', async () => {
  await send({ provider: 'http', url, token: 'k&y', form: 'mobile={to}&content={text}&apikey={token}' });
  expect(Object.fromEntries(new URLSearchParams(came[0]?.body))).toEqual({
    mobile: message.to,
    content: message.text,
    apikey: 'k&y',
  });
});

it('signs for Alibaba Cloud as its documentation does, and reads its refusal', async () => {
  // The worked example of the RPC signature's documentation.
  const documented = {
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    Format: 'XML',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    SignatureVersion: '1.0',
    Timestamp: '2016-02-23T12:46:24Z',
    Version: '2014-05-26',
  };
  expect(aliyunSignature('GET', documented, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=');
  const gateway: SmsGateway = { provider: 'aliyun', url, key: 'id', secret: 's', sign: '复材汇', template: 'SMS_1' };
  answer.body = '{"Code":"OK"}';
  await send(gateway);
  const { Signature, ...params } = Object.fromEntries(new URLSearchParams(came[0]?.body));
  expect(params).toMatchObject({ PhoneNumbers: message.to, TemplateParam: '{"code":"042137"}', SignName: '复材汇' });
  expect(Signature).toBe(aliyunSignature('POST', params as Record<string, string>, 's'));
  answer.body = '{"Code":"isv.BUSINESS_LIMIT_CONTROL"}';
  await expect(send(gateway)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL');
});

it('speaks to Twilio in E.164 with basic authentication', async () => {
  await send({ provider: 'twilio', url, key: 'AC1', secret: 'tok', from: '+15005550006' });
  expect(came[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(came[0]?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:tok').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(came[0]?.body))).toEqual({
    To: '+8613800138000',
    From: '+15005550006',
    Body: message.text,
  });
});

it('fails without telling number or text', async () => {
  answer.status = 503;
  const failed = await send({ provider: 'http', url }).catch((err: Error) => err.message);
  expect(failed).toBe('SMS gateway http answered 503');
});

it('knows what a provider lacks', () => {
  expect(missingOf({ provider: 'aliyun', key: 'a' })).toEqual(['SMS_SECRET', 'SMS_SIGN', 'SMS_TEMPLATE']);
  expect(missingOf({ provider: 'http' })).toEqual(['SMS_URL']);
});
