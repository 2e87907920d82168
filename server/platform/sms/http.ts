import { ask, type Sms, type SmsGateway } from './gateway.ts';

/**
 * A gateway of any make: `POST {to, text}` as JSON, or the urlencoded form that SMS_FORM describes
 * (`phone={to}&content={text}&apikey={token}`). SMS_TOKEN goes as a bearer token besides.
 */
export const sendByHttp = async (g: SmsGateway, m: Sms): Promise<void> => {
  const words = { to: m.to, text: m.text, token: g.token ?? '' };
  const filled = new URLSearchParams();
  for (const [k, v] of new URLSearchParams(g.form ?? ''))
    filled.append(
      k,
      v.replace(/\{(to|text|token)\}/g, (_, name: keyof typeof words) => words[name]),
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
