import type { Text } from '#contract/core/schemas.ts';
import { platformAgreement } from '#contract/inquiry/confidential.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { AgreementText } from '#web/ui/text/agreement-text.tsx';
import classes from './inquiry-detail.module.css';
import { Columns, Note } from './inquiry-page.tsx';
import { type Detail, type FieldLabels, seenOf } from './seen.ts';

/** An inquiry as its page shows it to a supplier or, where the gate is the login, to a visitor; for who writes it. */
const Shown = ({ detail, labels, agreement }: { detail: Detail; labels: FieldLabels; agreement: Text | null }) => {
  const text = useText();
  const lang = useLang();
  const { t } = useTranslation(['nda', 'confidential']);
  const seen = seenOf(detail);
  return (
    <div className={classes['shown']}>
      <h2 className={classes['shownTitle']} lang={textLang(seen.row.title, lang)}>
        {text(seen.row.title)}
      </h2>
      <p className={classes['shownNote']}>
        <Note row={seen.row} />
      </p>
      <Columns
        seen={seen}
        labels={labels}
        gate={
          <section className={`${panel['panel']} ${classes['parts']}`}>
            <h2>{t('confidential:accept.title')}</h2>
            <AgreementText
              text={agreement ?? { [lang]: t(`platform.${platformAgreement}`) }}
              own={agreement !== null}
            />
          </section>
        }
        supplier
      />
    </div>
  );
};

const InquiryShown = withWords(['hall', 'confidential', 'nda'], Shown);
export default InquiryShown;
