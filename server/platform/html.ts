import sanitize from 'sanitize-html';
import { safeAddress } from '#contract/core/link-address.ts';
import { isOwnPicture, richTags } from '#contract/core/rich-text.ts';

/** Deeper than any text of the editor; what is nested further loses its elements and keeps its words. */
const deepest = 24;
/** The parser's work grows with the square of the depth: of what opens more than this, the words alone are parsed. */
const deepestParsed = 200;

const isDeep = (html: string): boolean => {
  let depth = 0;
  for (const [, close] of html.matchAll(/<(\/?)(?!(?:br|img)\b)[a-z]/gi)) {
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepestParsed) return true;
  }
  return false;
};

/** What stands outside of tags; in one pass, however many of them begin and never end. */
const wordsOf = (html: string): string => {
  const words: string[] = [];
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return [...words, html.slice(at)].join(' ');
    words.push(html.slice(at, open));
    at = close + 1;
  }
};

const none: sanitize.Attributes = {};

const rules: sanitize.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'], ol: ['start'] },
  // Addresses are judged below, by the rule that the editor has too.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: deepest,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (_tag, { href = '' }) => {
      const address = safeAddress(href);
      // Without an address the words stay.
      return address
        ? { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer nofollow ugc', target: '_blank' } }
        : { tagName: 'span', attribs: none };
    },
    img: (_tag, { src = '', alt = '' }) => ({
      tagName: 'img',
      attribs: isOwnPicture(src) ? { src, alt: alt.slice(0, 200) } : none,
    }),
    ol: (_tag, { start = '' }) => ({ tagName: 'ol', attribs: /^\d{1,4}$/.test(start) ? { start } : none }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * HTML as it may be kept and shown: the elements and attributes that the rich text editor makes, links to the web, mail and
 * telephone, pictures of our own. Cleaning what is clean changes nothing.
 */
export const cleanHtml = (html: string): string => sanitize(isDeep(html) ? wordsOf(html) : html, rules);

/** Whether nobody would see anything of it. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('<img') &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .trim() === '';

const named: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };
/** The words of clean HTML in one line, for a summary. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|h2|h3|li|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|amp|#160|#39);/g, (_, name: string) => (name === '#39' ? "'" : (named[name] ?? ' ')))
    .replace(/\s+/g, ' ')
    .trim();
