import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ensureRooms } from './i18n.ts';
import { useTranslation } from './words.ts';

const never = () => () => undefined;
type Props = { rooms: readonly string[]; wait?: ReactNode; children: ReactNode };

/**
 * A part that comes after the page brings its words along, so that the page itself is read without them; `wait` stands there until then.
 * What React takes over is first drawn as the server drew it, also where another part has brought the words meanwhile.
 */
export const WithWords = ({ rooms, wait = null, children }: Props) => {
  const { texts } = useTranslation();
  const here = useSyncExternalStore(
    never,
    () => rooms.every(texts.has),
    () => rooms.every(texts.began),
  );
  const [, setCame] = useState(0);
  useEffect(() => {
    if (!here) void ensureRooms(texts, rooms).then(() => setCame((n) => n + 1));
  });
  return here ? children : wait;
};

/** The same around a component: for parts that pages without these words load late. */
export const withWords =
  <P extends object>(rooms: readonly string[], Part: ComponentType<P>) =>
  (props: P) => (
    <WithWords rooms={rooms}>
      <Part {...props} />
    </WithWords>
  );
