import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { homeOf } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Have } from './have.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistered } from './use-registered.ts';

/** Comes when there is an account: its pickers weigh more than the page. */
const Needs = lazy(() => import('./purchaser-needs.tsx'));

/** `/purchaser.html`: a buyer's account, then what they buy. */
export const PurchaserPage = () => {
  const { t } = useTranslation(['identity', 'purchaser']);
  const viewer = useViewer();
  const onDone = useRegistered();
  return (
    <RegisterFrame
      title={t('purchaser:title')}
      lead={t('purchaser:lead')}
      description={t('purchaser:lead')}
      can={{ title: t('register.can'), list: [t('register.can1'), t('register.can2'), t('register.can3')] }}
      aside={!viewer && <Have />}
    >
      {viewer ? (
        <Suspense fallback={null}>
          <Needs home={homeOf(viewer.userType)} />
        </Suspense>
      ) : (
        <RegistrationForm kind="personal" onDone={onDone} />
      )}
    </RegisterFrame>
  );
};
