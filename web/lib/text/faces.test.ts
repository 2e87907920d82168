import { afterEach, expect, it, vi } from 'vitest';
import { whenFacesLack } from './faces.ts';

type Face = { family: string; status: FontFaceLoadStatus };
/** A document whose browser knows these faces. */
const withFaces = (...faces: Face[]): EventTarget => {
  const fonts = Object.assign(new EventTarget(), { [Symbol.iterator]: () => faces[Symbol.iterator]() });
  vi.stubGlobal('document', { fonts });
  return fonts;
};
const net: Face = { family: '"Weft Net"', status: 'unloaded' };
const latin: Face = { family: 'Archivo', status: 'loaded' };
afterEach(() => vi.unstubAllGlobals());

it('says nothing while the browser has not asked for the face behind ours', () => {
  const fonts = withFaces(latin, net, { ...net, status: 'loading' });
  const then = vi.fn();
  whenFacesLack(then);
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(then).not.toHaveBeenCalled();
});

it.each(['loaded', 'error'] as const)('says once that faces lack: %s', (status) => {
  const behind = { ...net };
  const fonts = withFaces(latin, behind);
  const then = vi.fn();
  whenFacesLack(then);
  behind.status = status;
  fonts.dispatchEvent(new Event('loadingdone'));
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(then).toHaveBeenCalledTimes(1);
});

it('says at once what the browser has found before', () => {
  withFaces({ ...net, status: 'loaded' });
  const then = vi.fn();
  whenFacesLack(then);
  expect(then).toHaveBeenCalledTimes(1);
});
