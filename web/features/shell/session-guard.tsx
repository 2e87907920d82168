import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation, useRevalidator } from 'react-router';
import { judge, type Verdict } from '#contract/core/access.ts';
import { pageAt } from '#contract/pages.ts';
import { onAsk, type Wish } from '#web/lib/ask.ts';
import { onSessionGone } from '#web/lib/call.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import { useLeaveQuestion } from '#web/lib/form/use-leave-guard.ts';
import { getTexts } from '#web/lib/text/page-texts.ts';
import { useSettled } from '#web/lib/page/ready.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { useHeartbeat } from '#web/features/identity/login/heartbeat.ts';

/** The popups bring their words along: most pages are read without them. */
const withWords = async <T,>(popup: Promise<T>): Promise<T> => {
  const texts = getTexts();
  if (texts) await ensureRooms(texts, ['identity']);
  return popup;
};
const LoginDialog = lazy(() => withWords(import('#web/features/identity/login/login-dialog.tsx')));
const CompletionDialog = lazy(() => withWords(import('#web/features/identity/completion/completion-dialog.tsx')));

const verdictOf = (pathname: string, viewer: Viewer | null): Verdict => {
  const page = pageAt(pathname);
  return page ? judge(page.access, viewer) : 'yes';
};
const popupOf = (v: Verdict): Wish | null => (v === 'login' || v === 'complete' ? v : null);

/** A request that met the end of the session: it goes on when the person has logged in again, or not at all. */
type Waiting = { go: (loggedIn: boolean) => void };

/** What asks for a login or completion besides the page, and what goes on once that is done. */
const useAsked = () => {
  const [asked, setAsked] = useState<Wish | null>(null);
  const [gone, setGone] = useState(false);
  const waiting = useRef<Waiting[]>([]);
  useEffect(
    () =>
      onAsk((wish, answer) => {
        if (answer) waiting.current.push({ go: answer });
        setAsked(wish);
      }),
    [],
  );
  useEffect(
    () =>
      onSessionGone(
        () =>
          new Promise((go) => {
            forgetSession();
            waiting.current.push({ go });
            setGone(true);
          }),
      ),
    [],
  );
  const settle = (loggedIn: boolean) => {
    setGone(false);
    setAsked(null);
    for (const w of waiting.current.splice(0)) w.go(loggedIn);
  };
  return { asked, gone, settle };
};

/** The dialog comes late and opened, so it can't know where the keyboard was. */
const useFocusBack = (shown: boolean) => {
  useEffect(() => {
    if (!shown) return undefined;
    const from = document.activeElement;
    return () => {
      setTimeout(() => {
        if (from instanceof HTMLElement && from.isConnected && document.activeElement === document.body)
          from.focus({ preventScroll: true });
      }, 250);
    };
  }, [shown]);
};

/**
 * Stands around every page with the login and completion popups (access 17, 18 and 21). They open for the
 * page itself, for a navigation that is held back meanwhile, for a request whose session is gone, and when asked for.
 */
export const SessionGuard = ({ children }: { children: ReactNode }) => {
  const viewer = useViewer();
  const { pathname, key } = useLocation();
  const { revalidate } = useRevalidator();
  const settled = useSettled();
  useHeartbeat(viewer?.userId);
  const [dismissed, setDismissed] = useState<string>();
  const staysHere = useLeaveQuestion();
  const stays = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const held = popupOf(verdictOf(nextLocation.pathname, viewer)) !== null;
    stays.current = !held && staysHere(currentLocation, nextLocation);
    return held || stays.current;
  });
  const { asked, gone, settle } = useAsked();
  const held = blocker.state === 'blocked' ? popupOf(verdictOf(blocker.location.pathname, viewer)) : null;
  // Of the error page no login shows more.
  const here = () =>
    dismissed === key || document.querySelector('[data-lost]') ? null : popupOf(verdictOf(pathname, viewer));
  const popup: Wish | null = !settled ? null : gone ? 'login' : (held ?? asked ?? here());

  useFocusBack(popup !== null);
  // What held a navigation back is done: it goes on by itself. Who wants to keep what is typed stays.
  useEffect(() => {
    if (blocker.state !== 'blocked' || held !== null) return;
    if (stays.current) blocker.reset();
    else blocker.proceed();
  }, [blocker, held]);

  const close = () => {
    if (blocker.state === 'blocked') blocker.reset();
    setDismissed(key);
    settle(false);
  };
  const loggedIn = async (who: { userId: string }) => {
    // Somebody else sat down: nothing that the first person began may go on in the other's name.
    if (viewer && viewer.userId !== who.userId) {
      settle(false);
      return location.reload();
    }
    await revalidate();
    settle(true);
  };
  const completed = async () => {
    await revalidate();
    settle(true);
  };

  return (
    <>
      {children}
      <Suspense fallback={null}>
        {popup === 'login' && (
          <LoginDialog reason={gone ? 'gone' : held || asked ? 'kept' : 'page'} onDone={loggedIn} onClose={close} />
        )}
        {popup === 'complete' && <CompletionDialog opened onDone={completed} onClose={close} />}
      </Suspense>
    </>
  );
};
