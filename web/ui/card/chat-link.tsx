import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '../feedback/act.tsx';

/** A company, and what is talked about; without a company the record says whom to talk to. */
type About = { company?: string; product?: string; order?: string };

/** Leads into the conversation with whoever stands behind something; its own people have no use for it. */
export const ChatLink = ({ company, product, order }: About) => {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (viewer && (viewer.userType === 9 || (company && viewer.entId === company))) return null;
  const about = { ...(product && { product }), ...(order && { order }) };
  return <ActLink to={pageTo('chat', { ...(company && { eid: company }), ...about })}>{t('side.chat')}</ActLink>;
};
