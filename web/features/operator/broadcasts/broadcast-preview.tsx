import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { operatorBroadcasts } from '#contract/operator/broadcasts.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import classes from './broadcasts.module.css';

type Words = Record<Lang, string>;
type Props = { data: DataOf<typeof operatorBroadcasts.preview>; title: Words; text: Words };

/** How many it reaches, and what each of them sees: the notice and the mail, language by language. */
export const BroadcastPreview = ({ data, title, text }: Props) => {
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
        <div lang={htmlLang[lang]} className={classes['seen']}>
          <h3>{t('broadcasts.asNotice')}</h3>
          <b>{title[lang]}</b>
          <p>{text[lang]}</p>
          {link && <small className="figure">{link}</small>}
        </div>
        <div lang={htmlLang[lang]} className={classes['seen']}>
          <h3>{t('broadcasts.asMail')}</h3>
          <b>{mails[lang].subject}</b>
          <p>{mails[lang].text}</p>
        </div>
      </Tabs>
    </>
  );
};
