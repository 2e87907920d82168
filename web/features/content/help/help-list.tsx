import { pageTo } from '#contract/pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './help.module.css';
import type { HelpTexts } from './help-texts.ts';

/** Help texts with what each is about. */
export const HelpList = ({ texts }: { texts: HelpTexts }) => {
  const text = useText();
  return (
    <ul className={classes['texts']}>
      {texts.map((x) => (
        <li key={x.slug}>
          <SiteLink to={pageTo('helpDetail', { id: x.slug })}>{text(x.title)}</SiteLink>
          <p>{text(x.summary)}</p>
        </li>
      ))}
    </ul>
  );
};
