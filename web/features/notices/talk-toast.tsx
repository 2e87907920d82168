import { notifications } from '@mantine/notifications';
import { Link } from 'react-router';
import type { Talk } from '#contract/notices/calls.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { say } from '#web/lib/say.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import type { Texts } from '#web/lib/text/texts.ts';

/** Says bottom right that somebody has written; one line a conversation, which leads into it. */
export const showTalk = async (
  { conversationId, from, kind, text }: NonNullable<Talk['newest']>,
  texts: Texts,
  path: (address: PageAddress) => string,
): Promise<void> => {
  await ensureRooms(texts, ['chat']);
  const t = texts.t as unknown as (key: string, params?: object) => string;
  const id = `chat ${conversationId}`;
  const words = { name: from, text: kind === 'text' ? text : t(`chat:kind.${kind}`) };
  say({
    id,
    role: 'status',
    autoClose: 8000,
    withBorder: true,
    closeButtonProps: { 'aria-label': t('close') },
    message: (
      <Link to={path(pageTo('chat', { eid: conversationId }))} onClick={() => notifications.hide(id)}>
        {t('chat:said', words)}
      </Link>
    ),
  });
};
