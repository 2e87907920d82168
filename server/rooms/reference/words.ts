import type { Access } from '#contract/core/access.ts';
import type { CallDocs } from '#contract/core/docs.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/langs.ts';
import { translate } from '#server/platform/translate.ts';

const list = (lang: Lang, names: string[]) => names.join(lang === 'cn' ? '、' : ', ');

const ofRule = (lang: Lang, a: Access): string => {
  const names =
    a.kind === 'roles'
      ? a.roles.map((r) => translate(lang, `reference:role.${r}`))
      : a.kind === 'userTypes'
        ? a.userTypes.map((t) => translate(lang, `reference:kind.${t}`))
        : [];
  return translate(lang, `reference:who.${a.kind}`, { names: list(lang, names) });
};
/** Who may call it, as a sentence or two. */
export const whoMay = (lang: Lang, { access: a }: AnyEndpoint, { client }: CallDocs): string =>
  [
    client === 'needed' ? translate(lang, 'reference:who.client') : ofRule(lang, a),
    a.right && translate(lang, `reference:right.${a.right}`),
  ]
    .filter(Boolean)
    .join(lang === 'cn' ? '' : ' ');

/** The limit of a call as a sentence; null without one. */
export const limitOf = (lang: Lang, { limit: l }: AnyEndpoint): string | null =>
  l ? translate(lang, `reference:limit.${l.by}`, { points: l.points, seconds: l.seconds }) : null;

/** The text of a refusal as its caller reads it. */
export const textOf = (lang: Lang, code: string): string =>
  translate(lang, `errors:${code}`, {
    seconds: 60,
    minutes: 2,
    days: 7,
    day: '2026-11-27',
    before: '7.08',
    limit: 500,
    most: 20,
    n: 1,
    no: 1,
    number: 'A1',
    numbers: 'A1, A2',
    currency: 'CNY',
    price: 20,
    available: 5,
    name: '…',
    names: 'ISO 9001',
    reason: '…',
  });
