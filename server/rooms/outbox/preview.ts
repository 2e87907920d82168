import { isLang, type Lang, langs } from '#contract/core/langs.ts';
import { noticeKinds } from '#contract/notices/calls.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate, type Template, templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';

const all: Record<string, Template> = {
  ...templates,
  ...Object.fromEntries(noticeKinds.map((k) => [k, noticeTemplate(k)])),
};

/** Values to look at; the title holds what nobody should be able to smuggle into a mail. */
const sample = (lang: Lang) => ({
  code: '204816',
  minutes: 5,
  number: 'XJ20261120-0327',
  booth: 'A12',
  score: 87,
  revision: 2,
  company: { cn: '盐城编织复材', en: 'Yancheng Braiding', es: 'Trenzados Yancheng' }[lang],
  title: { cn: 'T700 12K 碳纤维 <b>急</b>', en: 'T700 12K carbon fibre <b>soon</b>', es: 'Fibra T700 12K <b>ya</b>' }[
    lang
  ],
  state: translate(lang, 'common:orderState.shipped'),
  kind: translate(lang, 'messages:application.supplier'),
  applied: translate(lang, 'messages:application.supplier'),
  days: 7,
  count: 7,
  n: 7,
  reviewer: { cn: '何砚秋', en: 'He Yanqiu', es: 'He Yanqiu' }[lang],
  offer: translate(lang, 'order:end.resume'),
  outcome: translate(lang, 'common:orderState.completed'),
  device: 'Firefox · Linux',
  address: '203.0.113.7',
  at: '2026-11-20 09:30 (UTC+8)',
  until: '2026-11-28 18:00 (UTC+8)',
  text: {
    cn: '供应商已发出第 1 批，承运人中远海运',
    en: 'The supplier has shipped delivery 1 with DHL Freight',
    es: 'El proveedor ha enviado la entrega 1 con DHL Freight',
  }[lang],
  stage: { cn: '试样与检测', en: 'Samples and tests', es: 'Muestras y ensayos' }[lang],
  about: 'DD20261120-0004',
  inviter: { cn: '顾行舟', en: 'Gu Xingzhou', es: 'Gu Xingzhou' }[lang],
  seat: translate(lang, 'seats:seat.purchasing'),
  name: { cn: '林晓', en: 'Lin Xiao', es: 'Lin Xiao' }[lang],
  reason: {
    cn: '执照照片不清晰',
    en: 'the photo of the licence is not legible',
    es: 'la foto de la licencia no se lee',
  }[lang],
});

const page = (body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
    },
  });

/** One mail with sample values; absent in production, as the outbox is. */
export const previewMail = (ctx: Ctx, lang: string | undefined, name: string | undefined): Response | null => {
  const template = name && Object.hasOwn(all, name) ? all[name] : undefined;
  if (ctx.platform.config.production || !isLang(lang) || !template) return null;
  const words = sample(lang);
  const listed = name === 'digest' || name === 'talk';
  const link = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('noticeSettings'));
  const mail = composeMail(lang, template, words, {
    to: 'buyer@example.com',
    name: { cn: '林晓', en: 'Lin Xiao', es: 'Lin Xiao' }[lang],
    url: ctx.platform.config.baseUrl + inLanguage(lang, pageTo('notices')),
    ...(listed && {
      items: [translate(lang, 'messages:talk.fromCompany', words), translate(lang, 'notices:quotationReceived', words)],
    }),
    foot: { links: [{ label: translate(lang, 'messages:mail.change'), url: link }] },
  });
  return page(mail.html ?? '');
};

/** Every mail in three languages side by side. */
export const previewList = (ctx: Ctx): Response | null => {
  if (ctx.platform.config.production) return null;
  const row = (name: string) =>
    `<h2>${name}</h2><div>${langs.map((l) => `<iframe title="${name} ${l}" src="/outbox/preview/${l}/${name}" loading="lazy"></iframe>`).join('')}</div>`;
  return page(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><style>body{font:14px/1.5 sans-serif;margin:24px}div{display:grid;grid-template-columns:repeat(auto-fit,minmax(340px,1fr));gap:16px}iframe{width:100%;height:440px;border:0}</style><h1>Mails</h1>${Object.keys(all).map(row).join('')}</html>`,
  );
};
