import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { inquiryLife } from '#contract/inquiry/life.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './quote.module.css';

type Props = { inquiryId: string; mine: QuotationView; version: number; stands: 'yes' | 'ask' | 'no' };

/** The inquiry has changed since the quotation: it stands as it is by one click, or has to be revised. */
const Notice = ({ inquiryId, mine, version, stands }: Props) => {
  const { t } = useTranslation('life');
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const confirm = () =>
    act(async () => {
      try {
        await call(inquiryLife.confirm, { params: { id: inquiryId }, body: { version } });
      } finally {
        // Refused, because the buyer has changed it once more, the page shows that too.
        await revalidate();
      }
    });
  return (
    <section className={`${panel['panel']} ${classes['gate']} ${classes['standing']}`} aria-label={t('stands.title')}>
      <h2>{t('stands.title')}</h2>
      <p>{t(`stands.${stands === 'ask' ? 'ask' : 'no'}`, { was: mine.forVersion, is: version })}</p>
      {stands === 'ask' && (
        <div>
          <Button loading={busy} onClick={() => void confirm()}>
            {t('stands.confirm')}
          </Button>
        </div>
      )}
      <p role="alert">{fault}</p>
    </section>
  );
};

const Standing = withWords(['life'], Notice);
export default Standing;
