import type { Lang } from '#contract/core/langs.ts';
import { translate } from '../translate.ts';
import type { Mail } from './index.ts';
import type { Template } from './templates.ts';

/** The house's colours where no style sheet reaches: warp, carbon, ink, a second ink, line, ground. */
const tone = {
  warp: '#0b6554',
  carbon: '#14191b',
  ink: '#1c2325',
  ink2: '#566062',
  line: '#dfe4e1',
  ground: '#f3f5f3',
};
const sans = "font-family:'PingFang SC','Microsoft YaHei','Noto Sans SC',Arial,sans-serif";

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => escapes[c] ?? c);
/** One line without control and direction characters: a title can't add a header or turn the line round. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
const htmlLang = { cn: 'zh-CN', en: 'en', es: 'es' } as const;

/** What stands below a mail: a note, links, and headers by which the mail program offers the same. */
export type MailFoot = { note?: string; links: { label: string; url: string }[]; headers?: Record<string, string> };

type Parts = {
  subject: string;
  hello: string;
  lines: string[];
  items: readonly string[];
  code: string;
  about: string;
  label: string;
  url: string;
  foot: MailFoot;
};

const html = (lang: Lang, p: Parts): string => {
  const para = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;
  const button = `<p style="margin:24px 0"><a href="${escape(p.url)}" style="display:inline-block;padding:10px 20px;background:${tone.warp};color:#fff;text-decoration:none;border-radius:4px">${escape(p.label)}</a></p>${para(p.url, `font-size:13px;color:${tone.ink2};word-break:break-all`)}`;
  const large = `<p style="margin:0 0 16px;font-size:30px;letter-spacing:6px;font-weight:700;color:${tone.carbon}">${escape(p.code)}</p>`;
  const list = p.items.length
    ? `<ul style="margin:0 0 16px;padding-left:20px">${p.items.map((i) => `<li style="margin:0 0 6px">${escape(i)}</li>`).join('')}</ul>`
    : '';
  const links = p.foot.links
    .map((l) => `<a href="${escape(l.url)}" style="color:${tone.ink2}">${escape(l.label)}</a>`)
    .join(' · ');
  const below = [p.foot.note && escape(p.foot.note), links]
    .filter(Boolean)
    .map((b) => `<br>${b}`)
    .join('');
  return `<!doctype html><html lang="${htmlLang[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(p.subject)}</title></head><body style="margin:0;padding:24px 12px;background:${tone.ground};color:${tone.ink};${sans};font-size:15px;line-height:1.6"><table role="presentation" width="100%" style="max-width:560px;margin:0 auto;background:#fff;border:1px solid ${tone.line};border-collapse:separate;border-radius:8px"><tr><td style="padding:16px 24px;border-bottom:3px solid ${tone.warp};font-size:20px;font-weight:700;color:${tone.carbon}">Weft <span style="color:${tone.warp}">复材汇</span></td></tr><tr><td style="padding:24px">${p.hello && para(p.hello, '')}${p.lines.map((l) => para(l, '')).join('')}${list}${p.code && large}${p.url && button}${p.about && para(p.about, `color:${tone.ink2}`)}</td></tr><tr><td style="padding:12px 24px;border-top:1px solid ${tone.line};font-size:13px;color:${tone.ink2}">${escape(translate(lang, 'messages:mail.foot'))}${below}</td></tr></table></body></html>`;
};

const text = (lang: Lang, p: Parts): string =>
  `${[
    p.hello,
    ...p.lines,
    p.items.map((i) => `- ${i}`).join('\n'),
    p.url,
    p.about,
    translate(lang, 'messages:mail.foot'),
    p.foot.note,
    ...p.foot.links.map((l) => `${l.label}: ${l.url}`),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;

/**
 * A mail from its template, as HTML and as plain text. Parameters may hold what people wrote: they stay words.
 * @param o.name of the reader, for the greeting
 * @param o.url where the template's button leads
 * @param o.items lines of a list below its words, in the reader's language
 */
export const composeMail = (
  lang: Lang,
  template: Template,
  params: Record<string, unknown>,
  o: { to: string; name?: string; url?: string; items?: readonly string[]; foot?: MailFoot },
): Mail => {
  const words = Object.fromEntries(Object.entries(params).map(([k, v]) => [k, typeof v === 'string' ? oneLine(v) : v]));
  const say = (key: string | undefined) => (key ? translate(lang, key, words) : '');
  const url = template.action && o.url ? o.url : '';
  const parts: Parts = {
    subject: [...oneLine(say(template.subject))].slice(0, 160).join(''),
    hello: o.name ? translate(lang, 'messages:mail.hello', { name: oneLine(o.name) }) : '',
    lines: [
      ...template.lines.slice(0, 1).map(say),
      ...(template.reason && words['reason'] ? [say('messages:mail.reason')] : []),
      ...template.lines.slice(1).map(say),
    ],
    items: (o.items ?? []).map(oneLine),
    code: template.code ? String(words[template.code] ?? '') : '',
    about: say(template.about),
    label: url ? say(template.action) : '',
    url,
    foot: o.foot ?? { links: [] },
  };
  const mail = { to: o.to, subject: parts.subject, text: text(lang, parts), html: html(lang, parts) };
  return o.foot?.headers ? { ...mail, headers: o.foot.headers } : mail;
};
