import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './inquiry-parts.module.css';

/** A quotation as a PDF in the reader's language, for either side. */
export const QuotationFile = ({ id }: { id: string }) => {
  const { t } = useTranslation('inquiry');
  const lang = useLang();
  return (
    <a href={`/api/busi/inquiry/quotation/pdf/${id}?lang=${lang}`} download className={classes['file']}>
      {t('quote.file')}
    </a>
  );
};
