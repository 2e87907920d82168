import { useEffect, useState } from 'react';

const mode = 'immersive-vr';
const device = (): XRSystem | undefined => navigator.xr;

/** Whether a headset is there that shows a hall; it may be plugged in while the page is open. */
export const useHeadset = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const xr = device();
    if (!xr) return undefined;
    let isGone = false;
    const look = () =>
      void xr.isSessionSupported(mode).then(
        (is) => !isGone && setThere(is),
        () => undefined,
      );
    look();
    xr.addEventListener('devicechange', look);
    return () => {
      isGone = true;
      xr.removeEventListener('devicechange', look);
    };
  }, []);
  return isThere;
};

/** A session of the headset; null where its wearer or the browser says no. */
export const askForHeadset = async (): Promise<XRSession | null> =>
  (await device()
    ?.requestSession(mode, { requiredFeatures: ['local-floor'] })
    .catch(() => null)) ?? null;
