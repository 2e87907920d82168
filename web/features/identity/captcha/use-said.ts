import { useTranslation } from '#web/lib/text/words.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import type { Phase } from './use-challenge.ts';

/** What a captcha says of its state; nothing while the visitor works on it. `message` is the server's, `seconds` what it took. */
export const useSaid = (phase: Phase, message: string, seconds: number): string => {
  const { t } = useTranslation('identity');
  const format = useFormat();
  return {
    success: t('captcha.success', { seconds: format.number(seconds, 1) }),
    failure: message || t('captcha.failed'),
    checking: t('captcha.checking'),
    unavailable: message,
    loading: '',
    dragging: '',
    idle: '',
  }[phase];
};
