import type { Block } from '#contract/content/piece.ts';
import { langs, htmlLang } from '#contract/core/langs.ts';
import { keptAddress } from '#contract/pages.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import classes from './content.module.css';

const TextBlock = ({ html }: Extract<Block, { kind: 'text' }>) => {
  const lang = useLang();
  const shown = html[lang] ? lang : (langs.find((l) => html[l]) ?? lang);
  return html[shown] ? <RichText html={html[shown]} lang={shown === lang ? undefined : htmlLang[shown]} /> : null;
};

const Figures = ({ title, rows }: Extract<Block, { kind: 'figures' }>) => {
  const text = useText();
  return (
    <table className={classes['figures']}>
      <caption>{text(title)}</caption>
      <tbody>
        {rows.map((r, i) => (
          <tr key={i}>
            <th scope="row">{text(r.label)}</th>
            <td className="figure">{text(r.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Quote = ({ text: said, by }: Extract<Block, { kind: 'quote' }>) => {
  const text = useText();
  return (
    <blockquote className={classes['quote']}>
      <p>{text(said)}</p>
      <footer>{text(by)}</footer>
    </blockquote>
  );
};

const Leads = ({ label, to }: Extract<Block, { kind: 'link' }>) => {
  const text = useText();
  return (
    <p>
      <ActLink to={keptAddress(to)}>{text(label)}</ActLink>
    </p>
  );
};

/** What a piece is built of, from top to bottom. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={classes['blocks']}>
    {blocks.map((b, i) =>
      b.kind === 'text' ? (
        <TextBlock key={i} {...b} />
      ) : b.kind === 'figures' ? (
        <Figures key={i} {...b} />
      ) : b.kind === 'quote' ? (
        <Quote key={i} {...b} />
      ) : (
        <Leads key={i} {...b} />
      ),
    )}
  </div>
);
