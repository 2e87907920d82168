import { ask, type Sms, type SmsGateway } from './index.ts';

/**
 * A gateway of any make: `POST {to, text}` as JSON, or the urlencoded form that SMS_FORM describes
 * (`phone={to}&content={text}&apikey={token}`). SMS_TOKEN goes as a bearer token besides.
 */
export const sendByHttp = async (g: SmsGateway, m: Sms): Promise<void> => {
  const filled = new URLSearchParams(g.form ?? '');
  for (const [k, v] of [...filled])
    filled.set(
      k,
      v.replace(/\{(to|text|token)\}/g, (_, name: 'to' | 'text' | 'token') => ({ ...m, token: g.token ?? '' })[name]),
    );
  await ask('http', g.url ?? '', {
    method: 'POST',
    headers: {
      ...(!g.form && { 'content-type': 'application/json' }),
      ...(g.token && { authorization: `Bearer ${g.token}` }),
    },
    body: g.form ? filled : JSON.stringify({ to: m.to, text: m.text }),
  });
};
