import type { RichHtml } from '#contract/core/rich-text.ts';
import classes from './rich-text.module.css';

/** Rich text for reading. Only HTML that an answer declares as `richText` comes here: the API cleaned it on its way out. */
export const RichText = ({ html, lang }: { html: RichHtml; lang?: string | undefined }) => (
  <div className={classes['text']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
