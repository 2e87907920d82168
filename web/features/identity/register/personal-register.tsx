import { useTranslation } from '#web/lib/text/words.ts';
import { useSearchParams } from 'react-router';
import { homeOf, safeReturn } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Have } from './have.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistered } from './use-registered.ts';

/** `/personageRegister`: the form, and what it opens. */
export const PersonalRegister = () => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const back = useSearchParams()[0].get('return');
  const onDone = useRegistered(viewer ? safeReturn(back, homeOf(viewer.userType)) : undefined);
  return (
    <RegisterFrame
      title={t('register.title')}
      lead={t('register.lead')}
      can={{ title: t('register.can'), list: [t('register.can1'), t('register.can2'), t('register.can3')] }}
      aside={<Have />}
    >
      <RegistrationForm kind="personal" onDone={onDone} />
    </RegisterFrame>
  );
};
