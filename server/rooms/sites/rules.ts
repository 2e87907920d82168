import { langs } from '#contract/core/langs.ts';
import { isFilled, siteBlocks, type SiteContent } from '#contract/sites/site.ts';

/** The files of a site, or of parts of one. */
export const picturesOf = (s: Partial<SiteContent>): string[] =>
  [s.header?.banner, ...siteBlocks.map((b) => s[b]?.picture)].filter((p): p is string => Boolean(p));

/** Whether readers would see anything of it besides the company's facts. */
export const hasContent = (s: SiteContent): boolean =>
  langs.some((l) => s.header.claim[l]?.trim()) || Boolean(s.header.banner) || siteBlocks.some((b) => isFilled(s[b]));
