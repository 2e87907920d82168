import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Counts } from './filters.tsx';
import classes from './filters.module.css';
import { type SearchAddress, searchPath } from './search-address.ts';

/** How the words were understood, part by part; each can be taken away. */
export const Understood = ({ at, parts }: { at: SearchAddress; parts: Counts['understood'] }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const text = useText();
  if (!parts.length) return null;
  return (
    <div className={classes['understood']}>
      <span id="understood">{t('filters.understood')}</span>
      <ul aria-labelledby="understood">
        {parts.map((p) => (
          <li key={`${p.kind} ${text(p.label)}`}>
            <SiteLink
              to={searchPath(at, { q: p.rest })}
              rel="nofollow"
              prefetch="none"
              preventScrollReset
              data-kind={p.kind}
              aria-label={t('common:filters.drop', { name: text(p.label) })}
            >
              {text(p.label)}
              <span aria-hidden="true">×</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const many = ['country', 'certificate', 'process', 'value'];
/** Where nothing is found: what would be, with one condition less. */
export const WithoutOne = ({ at, ways }: { at: SearchAddress; ways: Counts['without'] }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const f = useFormat();
  if (!ways.length) return null;
  return (
    <ul className={classes['without']} aria-label={t('filters.without')}>
      {ways.slice(0, 6).map((w) => (
        <li key={`${w.key} ${text(w.label)}`}>
          <SiteLink
            to={searchPath(at, { [w.key]: many.includes(w.key) ? w.rest : w.rest[0] })}
            rel="nofollow"
            prefetch="none"
          >
            {t('filters.withoutOne', { name: text(w.label), n: f.number(w.n), count: w.n })}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
