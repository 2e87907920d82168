import type { Send } from '#contract/core/client.ts';
import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Changes } from '../changes.ts';
import type { Api, Inner } from '../http/api.ts';
import { createKept } from '../kept.ts';

type Answered = { status: number; headers: Record<string, string>; body: string; shown: ReadonlySet<PublicFact> };

/** Characters of all answers together: somebody who asks for a thousand different pages fills no memory. */
const room = 32_000_000;

/** Words that are sought are counted, and hardly asked twice. */
const counted = /[?&]q=[^&]/;

/**
 * The API as any visitor is answered, for the parts of a page that are everybody's: a read is asked once in ten seconds a node,
 * and anew after a change of what it shows. What shows nothing public (a challenge, a link) is never kept. Answers are text, so
 * that no page can change another's.
 */
export const createAnswers = (api: Api, changes: Pick<Changes, 'on'>) => {
  const kept = createKept<Answered>(changes, {
    max: 1_000,
    ms: 10_000,
    worth: (a) => a.shown.size > 0,
    size: { max: room, of: (a) => a.body.length },
  });
  return (inner: Inner): Send =>
    async (path, init) => {
      const headers = new Headers(init.headers);
      headers.delete('cookie');
      const ask = async (shown: Inner['shown']): Promise<Answered> => {
        const res = await api.request(path, { ...init, headers }, { inner: { ...inner, shown } });
        const body = await res.text();
        const wait = res.headers.get('retry-after');
        return { status: res.status, headers: wait ? { 'retry-after': wait } : {}, body, shown };
      };
      const once = init.method !== 'GET' || counted.test(path);
      const {
        status,
        headers: more,
        body,
        shown,
      } = once ? await ask(new Set()) : await kept(`${headers.get('x-lang') ?? ''} ${path}`, () => ask(new Set()));
      for (const fact of shown) inner.shown.add(fact);
      return new Response(body, { status, headers: { ...more, 'content-type': 'application/json' } });
    };
};
