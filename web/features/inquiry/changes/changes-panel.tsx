import { useEffect, useState } from 'react';
import type { ChangesView } from '#contract/inquiry/changes.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { quietCall } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import talk from '../talk/talk.module.css';
import ChangeList from './change-list.tsx';

type Props = { inquiryId: string; count: number };

/** Every change of an inquiry, the newest first, field by field. */
const Panel = ({ inquiryId, count }: Props) => {
  const { t } = useTranslation('life');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const [steps, setSteps] = useState<ChangesView[] | 'failed'>();
  useEffect(() => {
    quietCall(inquiryLife.history, { params: { id: inquiryId } }).then(
      ({ changes }) => setSteps(changes),
      () => setSteps('failed'),
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more changes are read anew
  }, [inquiryId, count]);
  if (!steps) return null;
  if (steps === 'failed') return <p role="alert">{t('failed')}</p>;
  return (
    <ol className={talk['said']}>
      {steps.map((s) => (
        <li key={s.at}>
          <p className={talk['meta']}>
            {s.version && <strong>{t('version', { n: s.version })}</strong>}
            <time dateTime={s.at}>{f.time(s.at)}</time>
          </p>
          {s.reason && (
            <p className={talk['words']} lang={textLang(s.reason, lang)}>
              {text(s.reason)}
            </p>
          )}
          <ChangeList changes={s.changes} />
        </li>
      ))}
    </ol>
  );
};

const ChangesPanel = withWords(['life', 'inquiry'], Panel);
export default ChangesPanel;
