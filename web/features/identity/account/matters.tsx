import { useTranslation } from '#web/lib/text/words.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { keptAddress } from '#contract/pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** What has to be finished before somebody goes, each with the way there. */
export const Matters = ({ matters }: { matters: readonly Matter[] }) => {
  const { t } = useTranslation('centre');
  return (
    <ul>
      {matters.map((m) => (
        <li key={m.link}>
          <SiteLink to={keptAddress(m.link)}>{t(`leaving.kind.${m.kind}`, { number: m.number })}</SiteLink>
        </li>
      ))}
    </ul>
  );
};
