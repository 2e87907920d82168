import { type PageAddress, pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { useLive } from './state.ts';

type Place = 'informs' | 'notices' | 'letters' | 'chat' | 'settings';
/** What is unread, as the page was rendered with it; what the socket says goes before it. */
export type Counts = { notices: number; letters: number; chat: number };

const places: [Place, PageAddress][] = [
  ['informs', pageTo('informs')],
  ['notices', pageTo('notices')],
  ['letters', pageTo('letters')],
  ['chat', pageTo('centreChat')],
  ['settings', pageTo('noticeSettings')],
];

/** The parts of the notification centre, each with what is unread in it, as it is now. */
export const CentreTabs = ({ at, counts }: { at: Place; counts: Counts }) => {
  const { t } = useTranslation('letters');
  const f = useFormat();
  const live = useLive();
  // Until the socket has said anything, all that it would say is null.
  const known = live.talk !== null;
  const unread: Partial<Record<Place, number>> = {
    notices: known ? live.unread : counts.notices,
    letters: live.letters ?? counts.letters,
    chat: live.talk?.unread ?? counts.chat,
  };
  return (
    <TabLinks
      label={t('centre')}
      tabs={places.map(([key, to]) => ({
        key,
        to,
        label: t(`tabs.${key}`),
        ...(unread[key] ? { count: f.number(String(unread[key])) } : {}),
        current: key === at,
      }))}
    />
  );
};
