import classes from './rich-text.module.css';

/** Rich text for reading. The HTML was sanitised by the server that gave it; this piece only shows it. */
export const RichText = ({ html, lang }: { html: string; lang?: string | undefined }) => (
  <div className={classes['text']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
