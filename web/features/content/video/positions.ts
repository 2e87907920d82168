import { homeMedia } from '#contract/content/media-calls.ts';
import { quietCall } from '#web/lib/call.ts';

/** Where somebody stopped: a member's place is kept by the platform, a visitor's in the browser. */
export type Places = { read: () => Promise<number>; keep: (seconds: number) => void };

const nameOf = (id: string) => `film.${id}`;

const local = (id: string): Places => ({
  read: async () => {
    try {
      return Number(localStorage.getItem(nameOf(id)) ?? 0) || 0;
    } catch {
      // A browser that keeps nothing begins at the start.
      return 0;
    }
  },
  keep: (seconds) => {
    try {
      if (seconds) localStorage.setItem(nameOf(id), String(seconds));
      else localStorage.removeItem(nameOf(id));
    } catch {
      // The same.
    }
  },
});

const own = (id: string): Places => ({
  read: async () => (await quietCall(homeMedia.position, { params: { id } }).catch(() => ({ seconds: 0 }))).seconds,
  keep: (seconds) =>
    void quietCall(homeMedia.keepPosition, { params: { id }, body: { seconds } }).catch(() => undefined),
});

export const placesOf = (id: string, member: boolean): Places => (member ? own(id) : local(id));

/** What is kept: nothing of the first seconds, and nothing once it is as good as over. */
export const placeAt = (seconds: number, length: number): number =>
  seconds < 5 || seconds > length - 5 ? 0 : Math.floor(seconds);

/** Plays the film from a second on; where the browser lets nobody play it, it stands there. */
export const playFrom = (film: HTMLVideoElement | null, seconds: number): void => {
  if (!film) return;
  film.currentTime = seconds;
  void film.play().catch(() => undefined);
};
