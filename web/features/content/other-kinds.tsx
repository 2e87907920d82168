import { listOf } from '#contract/content/addresses.ts';
import { type ListedKind, listedKinds } from '#contract/content/kinds.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './content.module.css';

/** The lists of the other kinds. */
export const OtherKinds = ({ kind }: { kind: ListedKind }) => {
  const { t } = useTranslation('content');
  return (
    <nav className={classes['tools']} aria-label={t('others')}>
      {listedKinds
        .filter((k) => k !== kind)
        .map((k) => (
          <SiteLink key={k} to={listOf(k)}>
            {t(`list.${k}`)}
          </SiteLink>
        ))}
    </nav>
  );
};
