import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './agreement-text.module.css';

type Props = { text: Text; own?: boolean | undefined; version?: string | undefined };

/** The words of a confidentiality agreement, whose they are, and in which language where there are none in the reader's. */
export const AgreementText = ({ text, own, version }: Props) => {
  const { t } = useTranslation('confidential');
  const say = useText();
  const lang = useLang();
  const shown = langs.find((l) => l === lang && text[l]) ?? langs.find((l) => text[l]);
  return (
    <div>
      <p className={classes['about']}>
        {own !== undefined && t(own ? 'accept.own' : 'accept.standard')} {version && t('accept.version', { version })}
      </p>
      {shown && shown !== lang && (
        <p className={classes['about']}>{t('accept.other', { lang: t(`accept.in.${shown}`) })}</p>
      )}
      <div
        className={classes['text']}
        role="region"
        aria-label={t('accept.textOf')}
        tabIndex={0}
        lang={textLang(text, lang)}
      >
        {say(text)}
      </div>
    </div>
  );
};
