import { e164 } from '#contract/identity/phones.ts';
import { ask, type Sms, type SmsGateway } from './gateway.ts';

/** Twilio's Messages (2010-04-01): account id and token as basic authentication, the number in E.164. */
export const sendByTwilio = async (g: SmsGateway, m: Sms): Promise<void> => {
  const host = g.url ?? 'https://api.twilio.com';
  await ask(
    'twilio',
    `${host.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(g.key ?? '')}/Messages.json`,
    {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${g.key ?? ''}:${g.secret ?? ''}`).toString('base64')}` },
      body: new URLSearchParams({ To: e164(m.to), From: g.from ?? '', Body: m.text }),
    },
  );
};
