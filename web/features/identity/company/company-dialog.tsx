import { Button, Loader, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CompanyPartFields } from './company-part.tsx';
import classes from './company.module.css';
import { partNames, useCompanyForm, useKeptCompany } from './use-company.ts';
import { useCompanyOptions } from './use-company-options.ts';

/** Escape closes the form alone: the cropper and the lists that open over it take theirs, and what was filled in stays. */
const closesForm = ({ key, target }: KeyboardEvent): boolean => {
  if (key !== 'Escape' || document.querySelectorAll('[aria-modal="true"]').length !== 1) return false;
  if (!(target instanceof Element)) return true;
  const panel = target.closest('[role="dialog"]');
  return target.getAttribute('data-mantine-stop-propagation') !== 'true' && (!panel || panel.matches('[aria-modal]'));
};

/** What the first saving has made possible. */
const FirstSaved = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['done']} role="alert">
      <p>{t('company.first')}</p>
      <Button component={SiteLink} to={pageTo('releaseInquiry')} onClick={onClose}>
        {t('company.release')}
      </Button>
    </div>
  );
};

const LoadFailed = ({ why, onRetry }: { why: string; onRetry: () => void }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['wait']} role="alert">
      <p>{why || t('complete.failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('complete.retry')}
      </Button>
    </div>
  );
};

const Acts = ({ busy, mayEdit, onClose }: { busy: boolean; mayEdit: boolean; onClose: () => void }) => {
  const { t } = useTranslation('identity');
  const ready = useReady();
  return (
    <div className={classes['acts']}>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('company.cancel')}
      </Button>
      <Button type="submit" loading={busy} disabled={!ready || !mayEdit}>
        {t('company.confirm')}
      </Button>
    </div>
  );
};

type Props = { onSaved: () => Promise<void>; onClose: () => void };

/** The edit-company-information dialog, 1050 wide. The first saving says what it has made possible (accounts 26). */
const Dialog = ({ onSaved, onClose }: Props) => {
  const { t } = useTranslation('identity');
  const { kept, failed, load } = useKeptCompany();
  const { options, failed: noOptions, load: loadOptions } = useCompanyOptions();
  const [first, setFirst] = useState(false);
  const { form, info, change } = useCompanyForm(kept, options, async (done) => {
    await onSaved();
    if (done.first) return setFirst(true);
    say({ message: t('company.saved'), color: 'warp' });
    onClose();
  });
  useWindowEvent('keydown', (e) => closesForm(e) && onClose(), { capture: true });
  const again = () => {
    load();
    loadOptions();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      size={1050}
      title={<strong>{t('company.title')}</strong>}
      closeButtonProps={{ 'aria-label': t('login.close') }}
    >
      {first ? (
        <FirstSaved onClose={onClose} />
      ) : failed || noOptions ? (
        <LoadFailed why={failed} onRetry={again} />
      ) : !kept || !options ? (
        <div className={classes['wait']}>
          <Loader size="sm" />
        </div>
      ) : (
        <form {...form.props}>
          <p className={classes['lead']}>{t(kept.mayEdit ? 'company.lead' : 'company.readOnly')}</p>
          <ErrorSummary errors={form.errors} />
          {partNames.map((part) => (
            <section key={part} className={classes['part']}>
              <h3>{t(`company.part.${part}`)}</h3>
              <CompanyPartFields
                part={part}
                info={info}
                options={options}
                nameFixed={kept.nameFixed}
                onChange={change}
                error={form.error}
              />
            </section>
          ))}
          <Acts busy={form.busy} mayEdit={kept.mayEdit} onClose={onClose} />
        </form>
      )}
    </Modal>
  );
};
/** Opens on public pages too, as the completion popup of a company's people. */
const CompanyDialog = withWords(['ui', 'tools', 'identity', 'verification'], Dialog);
export default CompanyDialog;
