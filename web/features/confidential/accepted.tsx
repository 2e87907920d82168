import type { Acceptance } from '#contract/inquiry/confidential.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { AgreementText } from '#web/ui/text/agreement-text.tsx';
import classes from './gate.module.css';

/** What a company accepted, by whom and when, to be read again in the words of then. */
const Accepted = ({ accepted }: { accepted: readonly Acceptance[] }) => {
  const { t } = useTranslation('confidential');
  const f = useFormat();
  const text = useText();
  if (!accepted.length) return null;
  return (
    <details className={classes['accepted']}>
      <summary>{t('accepted.title')}</summary>
      <ul>
        {accepted.map((a) => (
          <li key={a.version}>
            <p>
              {t('accepted.by', {
                person: a.person || t('accepted.somebody'),
                company: text(a.company),
                at: f.time(a.at),
                version: a.version,
              })}
            </p>
            <AgreementText text={a.text} />
          </li>
        ))}
      </ul>
    </details>
  );
};

const WithWords = withWords(['confidential'], Accepted);
export default WithWords;
