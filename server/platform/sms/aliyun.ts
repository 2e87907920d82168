import { createHmac, randomUUID } from 'node:crypto';
import { ask, type Sms, type SmsGateway, type SmsUse } from './gateway.ts';

const encode = (s: string) =>
  encodeURIComponent(s).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature of the RPC style, version 1.0: HMAC-SHA1 over the sorted, encoded parameters. */
export const aliyunSignature = (method: string, params: Record<string, string>, secret: string): string => {
  const query = Object.keys(params)
    .toSorted()
    .map((k) => `${encode(k)}=${encode(params[k] ?? '')}`)
    .join('&');
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&%2F&${encode(query)}`)
    .digest('base64');
};

/** The registered template of a use, if one is set. */
export const templateOf = (g: SmsGateway, use: SmsUse): string | undefined =>
  ({ code: g.template, invitation: g.inviteTemplate, notice: g.noticeTemplate })[use];

/** Alibaba Cloud's SendSms (2017-05-25): the text is its registered template, filled with our parameters. */
export const sendByAliyun = async (g: SmsGateway, m: Sms): Promise<void> => {
  const template = templateOf(g, m.use ?? 'code');
  if (!template) throw new Error(`no SMS template is set for: ${m.use ?? 'code'}`);
  const params: Record<string, string> = {
    AccessKeyId: g.key ?? '',
    Action: 'SendSms',
    Format: 'JSON',
    // Abroad as E.164 without its plus.
    PhoneNumbers: m.to.replace(/^\+/, ''),
    SignName: g.sign ?? '',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: randomUUID(),
    SignatureVersion: '1.0',
    TemplateCode: template,
    TemplateParam: JSON.stringify(m.params ?? {}),
    Timestamp: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    Version: '2017-05-25',
  };
  const body = new URLSearchParams({ ...params, Signature: aliyunSignature('POST', params, g.secret ?? '') });
  const answer = await ask('aliyun', g.url ?? 'https://dysmsapi.aliyuncs.com/', { method: 'POST', body });
  const { Code: code } = JSON.parse(answer) as { Code?: string };
  if (code !== 'OK') throw new Error(`SMS gateway aliyun answered ${code ?? 'nothing'}`);
};
