import { usePaperQuery } from '#web/lib/text/paper-query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './inquiry-parts.module.css';

/** A quotation as a PDF in the reader's language, for either side. */
export const QuotationFile = ({ id }: { id: string }) => {
  const { t } = useTranslation('inquiry');
  const query = usePaperQuery();
  return (
    <a href={`/api/busi/inquiry/quotation/pdf/${id}?${query}`} download className={classes['file']}>
      {t('quote.file')}
    </a>
  );
};
