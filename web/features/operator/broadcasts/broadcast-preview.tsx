import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import classes from './broadcasts.module.css';

type Props = { data: DataOf<typeof operatorBroadcasts.preview>; text: Record<Lang, string> };

/** How many it reaches, and what each of them sees: the notice, whose words are the mail's subject, and the mail, language by language. */
export const BroadcastPreview = ({ data, text }: Props) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const [lang, setLang] = useState<Lang>('cn');
  const { receivers, quiet, mailed, mails, link } = data;
  return (
    <>
      <p className={classes['count']} role="status">
        <b className="figure">{f.number(receivers)}</b> {t('broadcasts.people', { count: receivers })}
        <small>{t('broadcasts.ways', { quiet: f.number(quiet), mailed: f.number(mailed) })}</small>
      </p>
      <Tabs tabs={langs.map((key) => ({ key, label: ownName[key] }))} value={lang} onChange={setLang}>
        <div className={classes['seen']}>
          <h3>{t('broadcasts.asNotice')}</h3>
          <b lang={htmlLang[lang]}>{mails[lang].subject}</b>
          <p lang={htmlLang[lang]}>{text[lang]}</p>
          {link && <small className="figure">{link}</small>}
        </div>
        <div className={classes['seen']}>
          <h3>{t('broadcasts.asMail')}</h3>
          <b lang={htmlLang[lang]}>{mails[lang].subject}</b>
          <p lang={htmlLang[lang]}>{mails[lang].text}</p>
        </div>
      </Tabs>
    </>
  );
};
