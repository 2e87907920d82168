import { useRevalidator } from 'react-router';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './inquiry-detail.module.css';

/** The confidentiality agreement of one inquiry: what binds is said before it is accepted; only suppliers accept it. */
export const Agreement = ({ id, supplier }: { id: string; supplier: boolean }) => {
  const { t } = useTranslation(['hall', 'common']);
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const accept = () =>
    act(async () => {
      // The contract's schemas come with the act, not with the page.
      const { inquiry } = await import('#contract/inquiry/calls.ts');
      await call(inquiry.agree, { params: { id } });
      await revalidate();
    });
  return (
    <section className={`${panel['panel']} ${classes['parts']}`}>
      <h2>{t('agreement.title')}</h2>
      <p>{t('agreement.text')}</p>
      {supplier ? (
        <div>
          <ActButton busy={busy} onClick={() => void accept()}>
            {t('agreement.accept')}
          </ActButton>
        </div>
      ) : (
        <p>{t('agreement.suppliersOnly')}</p>
      )}
      <p role="status" className={shared['refused']}>
        {fault}
      </p>
    </section>
  );
};
