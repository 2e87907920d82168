import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '#web/ui/frame/logo.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { Weave } from '#web/ui/picture/weave.tsx';

test('a picture names its size, AVIF before WebP, and waits unless eager', () => {
  const html = renderToStaticMarkup(<Picture subject="roving" seed={2} alt="roving" />);
  expect(html).toMatch(/<source type="image\/avif"[^>]*roving-2-240\.avif 240w/);
  expect(html).toMatch(/width="960" height="720"/);
  expect(html).toContain('loading="lazy"');
  expect(html).toMatch(/background-color:#[0-9a-f]{3}/);
  expect(renderToStaticMarkup(<Picture subject="roving" eager alt="" />)).toContain('loading="eager"');
});

test('any seed selects a variant that exists', () => {
  for (const seed of [-5, 0, 4, 1234567])
    expect(renderToStaticMarkup(<Picture subject="roving" seed={seed} alt="" />)).toMatch(/roving-[123]-480\.webp/);
  expect(renderToStaticMarkup(<Picture subject="none" alt="none" />)).toContain('role="img"');
});

test('two weaves on a page share no ids and the threads fill the frame', () => {
  const matrix = [
    [0, 1, 2],
    [3, 0, 1],
  ];
  const html = renderToStaticMarkup(
    <>
      <Weave matrix={matrix} width={48} height={32} pitch={2} />
      <Weave matrix={matrix} width={48} height={32} pitch={2} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(renderToStaticMarkup(<Weave matrix={[]} width={48} height={32} />)).toContain('aria-hidden="true"');
});

test('the logo is an image only when it is named', () => {
  expect(renderToStaticMarkup(<Logo label="Weft" />)).toContain('role="img"');
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});
