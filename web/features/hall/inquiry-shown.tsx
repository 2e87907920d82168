import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import classes from './inquiry-detail.module.css';
import { Columns, Note } from './inquiry-page.tsx';
import { type Detail, type FieldLabels, seenOf } from './seen.ts';

/** An inquiry as its page shows it to a supplier or, where the gate is the login, to a visitor; for who writes it. */
const Shown = ({ detail, labels }: { detail: Detail; labels: FieldLabels }) => {
  const text = useText();
  const lang = useLang();
  const seen = seenOf(detail);
  return (
    <div className={classes['shown']}>
      <h2 className={classes['shownTitle']} lang={textLang(seen.row.title, lang)}>
        {text(seen.row.title)}
      </h2>
      <p className={classes['shownNote']}>
        <Note row={seen.row} />
      </p>
      <Columns seen={seen} labels={labels} supplier />
    </div>
  );
};

const InquiryShown = withWords(['hall'], Shown);
export default InquiryShown;
